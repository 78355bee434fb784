"""Pictures of tournaments: tables and brackets, in pages."""
