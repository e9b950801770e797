"""Admiral: fleets, forts and storms on a sea of 24 by 14 cells, by scenarios (rules AD-1 to AD-70)."""
