"""The kinds of jobs that features have: the processes import nothing else of a feature but what these need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.matches.core.feature_files import modules_of_features
from bot.matches.core.job import Job


def jobs_of_features(module: str) -> Iterator[type[Job[Any]]]:
    """The kinds of jobs in the modules of this name."""
    for found in modules_of_features(module):
        for value in vars(found).values():
            if isinstance(value, type) and issubclass(value, Job) and value.__module__ == found.__name__:
                yield value
