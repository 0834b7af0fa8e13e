"""Pictures that strangers send, opened in a process of their own with bounded memory (decision 23)."""
