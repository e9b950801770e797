"""With how many examples properties are tried."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

CI = "CI" in os.environ
SHARE = 0.4
"""In CI a property is tried with so much of its examples: they are the same each time, so more find nothing new."""

_all = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
settings.register_profile("ci", _all, derandomize=True, database=None, max_examples=40)
settings.register_profile("here", _all, print_blob=True)


def examples(times: int) -> settings:
    """Settings of a property that is tried with so many examples, or with a share of them."""
    return settings(max_examples=max(1, round(times * SHARE)) if CI else times)
