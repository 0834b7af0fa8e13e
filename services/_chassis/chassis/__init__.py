"""What every service gets. Knows no context."""
