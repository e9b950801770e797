"""Uses of components that no honest client sends."""

from __future__ import annotations

from typing import Any

from simcord.actors import _component_interaction, _visible_message


async def forged(member: Any, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
    """Use a component that isn't on the message, as a changed client could."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = values
    return await _component_interaction(member, _visible_message(member, message), data)
