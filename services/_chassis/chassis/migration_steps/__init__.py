"""Changes of the chassis' own tables, written once: each service has a migration that does them in turn."""
