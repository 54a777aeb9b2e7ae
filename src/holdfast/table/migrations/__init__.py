"""How the database came to be what `holdfast.table.schema` says, step by step, there and back."""
