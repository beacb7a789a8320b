"""What every game shares: the state's contract, randomness, cards."""
