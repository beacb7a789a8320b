"""Simulation and comparison of bots over many games."""
