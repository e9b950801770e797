"""The examples in the engine's docstrings run."""

import doctest
import importlib
import pkgutil
import sys

import pytest

import engine

MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "engine.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name):
    importlib.import_module(name)
    module = sys.modules[name]  # a package may export a function of the same name
    assert doctest.testmod(module).failed == 0
