"""What the pictures of all sailing games draw alike: wind, ships from above, what happened, what may be chosen."""
