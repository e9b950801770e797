"""The faults of a file as people are told them, in English."""

from collections.abc import Callable

import pytest

from bot.cli.faults import told
from engine.datafiles import DataError


def faults_of(check: Callable[[str, str], object], name: str, text: str) -> list[str]:
    """Each with its line; a file without any fails the test."""
    with pytest.raises(DataError) as found:
        check(name, text)
    return told(name, found.value)
