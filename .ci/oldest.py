"""Loads all of the bot and plays a few games, with nothing installed but what it needs (see `run`)."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

sys.path.insert(0, str(Path(__file__).parents[1]))

import bot
import engine
import render
from bot.__main__ import main
from engine.registry import GAMES

for package in (engine, render, bot):
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.startswith("bot.tryout"):  # which is an extra, with packages of its own
            import_module(module.name)
for game in GAMES:
    if code := main(["simulate", game, "--games", "10", "--seed", "1"]):
        sys.exit(code)
