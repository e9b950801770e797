"""Subcommands of the command line, one a file. What they import decides how fast they start."""
