"""The scenarios by their names: all that the rules ask of what is played."""

from engine.games.ageofsail.data import ScenarioId
from engine.games.ageofsail.scenarios.assault import Assault
from engine.games.ageofsail.scenarios.base import Scenario
from engine.games.ageofsail.scenarios.battle import Battle
from engine.games.ageofsail.scenarios.hunt import Hunt
from engine.games.ageofsail.scenarios.pirates import Pirates
from engine.games.ageofsail.state import State

SCENARIOS: dict[ScenarioId, Scenario] = {scenario.id: scenario for scenario in (Battle(), Pirates(), Hunt(), Assault())}


def scenario_of(state: State) -> Scenario:
    """What is played."""
    return SCENARIOS[state.rules.scenario]
