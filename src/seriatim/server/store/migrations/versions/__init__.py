"""The steps. One that has been released is never changed; the next one follows it."""
