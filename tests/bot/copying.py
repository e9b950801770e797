"""Copies of what goes between the bot and the simulated Discord: plain data, copied as such.

simcord copies each request and each event with `copy.deepcopy`, which keeps account of all that it meets.
"""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from simcord.backend import serializers

PLAIN = {str, int, float, bool, type(None)}


def plainly_copied(patch: pytest.MonkeyPatch) -> None:
    """From now on simcord copies plain data without looking for circles or for what is met twice."""
    for module in (simcord.components, simcord.results, serializers):
        patch.setattr(module, "deepcopy", copied)
    for named in (simcord.http.router, simcord.gateway):
        patch.setattr(named, "copy", SimpleNamespace(deepcopy=copied))


def copied(thing: Any) -> Any:
    """A copy of all that is in it; of what isn't plain data as `deepcopy` makes it."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is dict:
        return {key: copied(value) for key, value in thing.items()}
    if kind is list:
        return [copied(each) for each in thing]
    return deepcopy(thing)
