"""What things cost and where the sites lie."""

# Of a tonne, a cubic metre, a square metre, a piece, a bag.
PRICES = {1: "1040", 2: "128.50", 3: "9.80", 4: "34", 5: "7.20"}
# What a phone says outdoors.
POSITIONS = {
    "Punggol": {"latitude": 1.4051, "longitude": 103.9023, "accuracy": 8},
    "Jurong": {"latitude": 1.3329, "longitude": 103.7436, "accuracy": 12},
    "Woodlands": {"latitude": 1.4382, "longitude": 103.7891, "accuracy": 6},
}
