"""What pages that are open are told has changed."""

RECORDS = "records"
RECORD_TYPES = "record-types"
EQUIPMENT = "equipment"
