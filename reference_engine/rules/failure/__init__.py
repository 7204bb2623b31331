"""Bankruptcies, and companies that close or lose their presidents."""
