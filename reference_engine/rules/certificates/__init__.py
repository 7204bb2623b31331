"""Certificates: who holds what, limits on holding, presidents, floating."""
