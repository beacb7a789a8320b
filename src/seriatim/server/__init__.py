"""The server: tables for people far apart, over HTTP and WebSockets, stored in SQLite or PostgreSQL."""
