"""Sending large answers compressed.

Only what everybody may know and nobody can add to is packed: words, rules, sources, content, lessons. Where a secret
and what a stranger chose lie in one compressed answer, its length can give the secret away; answers about a person's
own seats are therefore never packed.
"""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

WORTH_PACKING = 1000
LEVEL = 6
"""Beyond it the time grows much faster than the answer shrinks."""

PACKED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=WORTH_PACKING, gzip_compress_level=LEVEL)
)
