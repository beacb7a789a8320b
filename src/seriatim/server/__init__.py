"""The server: tables for people far apart, kept so that nothing that was acknowledged is ever lost."""
