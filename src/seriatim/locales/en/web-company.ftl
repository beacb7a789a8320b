# Company at a table: how it is played, who is there, and what can be done for each other.

# How it is played here

web-variant = { $label }: { $value }
web-variant-off = no
web-table-facts = How it is played here
web-table-usual = Usual rules
web-table-bots = Bots: { $levels }
