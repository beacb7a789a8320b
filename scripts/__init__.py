"""What is run by hand or by make: nothing here is part of the package."""
