"""Under our Sun."""
