"""Sailing ships: wind, reach, gunnery, boarding and standing orders, for any game that sails. It knows no game."""
