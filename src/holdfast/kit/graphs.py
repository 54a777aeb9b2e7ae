"""Spaces and the ways between them: distances and shortest ways over small maps, worked out once at loading."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

Graph = Sequence[Sequence[int]]
"""For every space, the spaces one step away."""

FAR = 1 << 20
"""A distance that no way reaches."""


def distances(graph: Graph, start: int, may_enter: Callable[[int], bool] | None = None) -> list[int]:
    """Steps from a space to every other; FAR where no way leads."""
    found = [FAR] * len(graph)
    found[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if found[there] == FAR and (may_enter is None or may_enter(there)):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def all_distances(graph: Graph) -> list[list[int]]:
    """Steps between every two spaces."""
    return [distances(graph, start) for start in range(len(graph))]


def way(graph: Graph, start: int, goal: int, may_enter: Callable[[int], bool] | None = None) -> list[int] | None:
    """A shortest way, both ends included; of equal ones the first in the order of the graph. None if there is none."""
    came = {start: start}
    queue = deque([start])
    while queue and goal not in came:
        here = queue.popleft()
        for there in graph[here]:
            if there not in came and (may_enter is None or may_enter(there)):
                came[there] = here
                queue.append(there)
    if goal not in came:
        return None
    steps = [goal]
    while steps[-1] != start:
        steps.append(came[steps[-1]])
    return steps[::-1]


def is_symmetric(graph: Graph) -> bool:
    """Does every way lead back?"""
    return all(here in graph[there] for here, near in enumerate(graph) for there in near)


def is_connected(graph: Graph) -> bool:
    """Can every space be reached from the first?"""
    return not graph or FAR not in distances(graph, 0)
