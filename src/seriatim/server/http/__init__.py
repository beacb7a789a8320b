"""HTTP: one module for each group of routes, the page's files, and errors as answers."""
