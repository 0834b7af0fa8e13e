"""What pages that are open are told has changed."""

RECORDS = "records"
EQUIPMENT = "equipment"
