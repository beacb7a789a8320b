"""From an empty or an older database to the present one, step by step, in one transaction."""
