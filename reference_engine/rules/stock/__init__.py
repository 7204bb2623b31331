"""Certificates, what they cost, who starts companies, and stock rounds."""
