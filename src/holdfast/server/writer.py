"""Group commit: answers of many matches wait for the disk together."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from holdfast.server.metrics import Metrics
from holdfast.table.store import StorageFailed, Store, Write

LARGEST_BATCH = 256


class Writer:
    """Takes appends from all tables of this process and stores them, as many as wait, in one transaction each time.

    While one transaction is on its way to the disk, the next ones gather. So nobody waits for a timer, and under load
    one wait for the disk serves many answers.
    """

    def __init__(self, store: Store, origin: str, metrics: Metrics) -> None:
        self.store, self.origin, self.metrics = store, origin, metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="holdfast-writer")
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, write: Write) -> bool:
        """Store a write; False if somebody else came first. Returns when it is on the disk."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        # Cancelling whoever waits must not cancel what is being stored.
        return await asyncio.shield(future)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            begun = time.perf_counter()
            try:
                done = await loop.run_in_executor(
                    self._thread, self.store.append, [write for write, _ in batch], self.origin
                )
            except Exception as error:
                # Whatever it is: those who wait must hear of it, and the next ones must not wait for ever.
                self.metrics.count("storage_failures")
                failed = error if isinstance(error, StorageFailed) else StorageFailed(type(error).__name__)
                for _, future in batch:
                    future.set_exception(failed)
                continue
            self.metrics.observe("commit_seconds", time.perf_counter() - begun)
            self.metrics.observe("commit_batch", len(batch))
            for (_, future), stored in zip(batch, done):
                future.set_result(stored)

    async def close(self) -> None:
        """Wait until everything is stored."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])
        self._thread.shutdown()
