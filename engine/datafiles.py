"""Numbers that may be corrected, as TOML beside the code: read once and checked by models."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

M = TypeVar("M", bound=BaseModel)


class DataError(ValueError):
    """A data file that can't be played with: which, where in it, and what is wrong."""


class Strict(BaseModel):
    """A part of a data file: nothing in it but what its model names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def parse(name: str, text: str, model: type[M]) -> M:
    """A data file's text, checked. Raises DataError that says where the fault is."""
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}") from None
    except ValidationError as error:
        faults = (f"{name}: {'.'.join(map(str, e['loc'])) or 'the whole'}: {e['msg']}" for e in error.errors())
        raise DataError("\n".join(faults)) from None


def read(path: Path, model: type[M]) -> M:
    """The data file at `path`. Raises DataError that says where the fault is."""
    return parse(path.name, path.read_text(encoding="utf-8"), model)
