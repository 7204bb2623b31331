"""Wrong shares, presidents and stock rounds."""
