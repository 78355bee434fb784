"""Run by the Python of an environment that has nothing but the installed packages: a first flick at them.

`python -P first_flick.py FOLDER`; the folder is where the bot keeps its database and log. It prints the seconds that it took.
"""

import asyncio
import sys
import time
from pathlib import Path

import pichenette

PATIENCE = 60.0  # s until a picture or an answer is there
GAME = "pitchout"


async def main(folder: Path) -> None:
    """Practise, place the pieces and flick. Raises AssertionError, TimeoutError."""
    from bot.ops.play import bot_process, corner  # noqa: PLC0415  pichenette has to be imported first
    from localdiscord.server import LocalDiscord  # noqa: PLC0415

    assert Path(pichenette.__file__).parent == pichenette.FOLDER
    begun = time.monotonic()
    async with LocalDiscord(corner()) as local:
        bot = bot_process(local, folder / "bot.db", folder / "bot.log")
        await bot.start()
        try:
            await bot.ready()
            ready = time.monotonic() - begun
            ada = local.person("ada")
            panel = (await ada.command("arena", "practice", {"game": GAME})).shown
            await ada.press(panel, label="Standard")
            thread = int(ada.channels()[-1]["id"])
            turn = await ada.wait_for(lambda one: "Aim" in str(one.buttons), PATIENCE)
            assert turn.pictures
            shot = (await ada.autocomplete(thread, "flick", {"shot": ""}, focused="shot"))[0]["value"]
            await ada.command(thread, "flick", {"shot": shot, "now": True})
            await ada.wait_for(lambda one: bool(one.pictures), PATIENCE, after=turn.id)
        finally:
            await bot.stop()
    print(f"ready after {ready:.1f} s, first flick after {time.monotonic() - begun:.1f} s")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
