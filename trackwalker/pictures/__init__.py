"""Tables as pictures: map, chart of prices and charters, as SVG of what components and states say."""
