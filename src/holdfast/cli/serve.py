"""`holdfast serve`: matches in the browser and over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


@click.command("serve", short_help="Serve matches to browsers and over the network.")
@click.option("--host", help="The address to listen on.  [default: 127.0.0.1, this machine alone]")
@click.option("--port", type=int, help="The port to listen on.  [default: 8000, or any free one if that is taken]")
@click.option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://...  [default: the data folder]")
@click.option("--accounts/--no-accounts", default=None, help="Let people make accounts.")
@click.option("--workers", type=int, help="Processes in which bots think.  [default: 1]")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser once the server is up.")
@click.option(
    "--settings", "file", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file with further settings."
)
@click.option("--set", "others", multiple=True, metavar="NAME=VALUE", help="Any other setting; may be repeated.")
@click.option("--show", is_flag=True, help="Print all settings with their values and leave.")
def serve_command(open_browser: bool, file: Path | None, others: tuple[str, ...], show: bool, **flags: Any) -> None:
    """Serve the games to browsers, bots and friends.

    Every setting can also be given in the environment (HOLDFAST_PORT=9000) or in a file; a flag wins over the
    environment, the environment over the file. Without any, only this machine is served, and matches are kept in the
    data folder of this user.
    """
    from holdfast.server.settings import BadSettings, Settings, read_settings, without_password

    try:
        settings = read_settings({**flags, **_named(others)}, file=file)
    except BadSettings as error:
        raise click.ClickException(str(error)) from error
    if show:
        for name in Settings.__struct_fields__:
            click.echo(f"{name} = {without_password(getattr(settings, name))!r}")
        return
    try:
        from holdfast.server.run import CannotServe, serve
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: pip install 'holdfast[server]'") from error

    def ready(address: str) -> None:
        click.echo(f"Holdfast is at {address} (Ctrl-C ends it)")
        if open_browser:
            click.launch(address)

    try:
        serve(settings, any_port=settings.port == Settings().port, ready=ready)
    except CannotServe as error:
        raise click.ClickException(str(error)) from error


def _named(others: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for other in others:
        name, sign, value = other.partition("=")
        if not sign:
            raise click.UsageError(f"--set wants NAME=VALUE, not {other!r}")
        found[name.strip().replace("-", "_")] = value.strip()
    return found
