# Rozdání dne, o které se člověk dělí s ostatními. O kartách se nic neříká: ostatní je teprve budou hrát.

web-daily-share = Sdílet výsledek
web-daily-shared = Seriatim, rozdání dne, { $date }
