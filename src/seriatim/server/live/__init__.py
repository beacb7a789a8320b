"""A table while people look at it: its room, its audience, their connections, and the bots that think for it."""
