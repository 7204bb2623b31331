"""The long names by which players call private companies and companies without shares."""

PRIVATE_NAMES = {
    "Michigan Southern": "MS",
    "Big 4": "BIG4",
    "Chicago & Western Indiana": "C&WI",
    "Mail Contract": "MAIL",
    "Tunnel Blasting Company": "TBC",
    "Tunnel Blasting": "TBC",
    "Meat Packing Company": "MPC",
    "Meat Packing": "MPC",
    "Steamboat Company": "SC",
    "Steamboat": "SC",
    "Lake Shore Line": "LSL",
    "Michigan Central": "MC",
    "Ohio & Indiana": "O&I",
    "Tallahassee Railroad": "TR",
    "Peninsular and Occidental Steamship Company": "POSC",
    "Steamship Company": "POSC",
    "Terminal Company": "TC",
    "Florida East Coast Canal and Transportation Company": "FECCTC",
    "Canal Company": "FECCTC",
    "Cleveland & Eastern": "C&E",
    "Joliet & Eastern": "EJ&E",
    "Bridge Company": "Bridge",
    "Tunnel Company": "Tunnel",
    "Lake Terminal": "Terminal",
    "Rail Works": "RailWorks",
    "Mining Company": "Mine",
    "Locomotive Company": "ALCO",
    "Port Authority": "Port",
    "Ferry Company": "Ferry",
    "Camden & Amboy": "C&A",
}
"""Private companies by name; a longer name stands before the shorter one that it begins with."""

COMPANY_NAMES = {
    "Michigan Southern": "MS",
    "Big 4": "BIG4",
    "Milwaukee Road": "Milwaukee Road",
    "Nickel Plate": "Nickel Plate",
    "Wabash": "Wabash",
    "Monon": "Monon",
}
"""Companies that nobody calls by their initials: those without shares, and some of 18GL."""

FERRY_LINES = {
    "Milwaukee-Muskegon": "F1",
    "Traverse City-Escanaba": "F2",
    "Northern Ontario-Alpena-Owen Sound": "F3",
    "London-Cleveland": "F4",
}
"""Ferry lines by their shores."""
