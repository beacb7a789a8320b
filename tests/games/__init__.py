"""Tests of each game by itself, rule by rule."""
