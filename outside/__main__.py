"""`make outside`: programs that we did not write judge what the bot sends and writes. Prints a table; fails if any judge fails."""

from __future__ import annotations

import sys

from rich.console import Console

from outside.judge import Judge, installed, report, verdict

JUDGES = (
    Judge(
        "simcord",
        "pip",
        "outside.simcord_match",
        judged="the whole bot: a match, a rule, settings and a puzzle",
        unseen="HTTP, WebSocket, rate limits, other languages than English; it takes thread names of 101 characters, 11 files and 11 MiB",
    ),
    Judge(
        "caissify-pairings",
        "pip",
        "outside.caissify_swiss",
        judged="Swiss rounds: no larger score differences than in FIDE's Dutch system, and the same pairs where one pairing is left; seats by py4swiss",
        unseen="drop-outs; places, unless TIEBREAKSERVER names a folder",
    ),
    Judge(
        "py4swiss",
        "pip",
        "outside.py4swiss_reports",
        judged="tournament reports of all forms, which it must read, and pair from those of Swiss tournaments",
        unseen="names, which it does not look at; it is not built for ARM machines with Linux",
    ),
    Judge(
        "schemathesis",
        "pip",
        "outside.schemathesis_api",
        judged="the API of the open board: all answers of a running bot are as its OpenAPI description says",
        unseen="whether what is answered is true, or public",
    ),
    Judge(
        "standardwebhooks",
        "pip",
        "outside.standardwebhooks_signatures",
        judged="deliveries of webhooks, which it must verify; altered ones, those of another secret and old ones it refuses",
        unseen="how often they come, and what they say",
    ),
    Judge(
        "translate-toolkit",
        "pip",
        "outside.translate_catalogues",
        judged="catalogues for translators in all languages: it reads them and finds nothing amiss; what it saves gives the same word files",
        unseen="choices by number, which it takes for brackets; whether a translation is right",
    ),
    Judge(
        "discord.js",
        "npm",
        "outside.discordjs_bot",
        judged="the local Discord: a bot made with it reads a server, messages and interactions, and answers; also in conversations without it",
        unseen="limits, which Discord alone enforces; what it ignores, such as the topics of voice channels",
    ),
    Judge(
        "discord-markdown-parser",
        "npm",
        "outside.markdown_texts",
        judged="all words with names in them: the page of the local Discord formats them alike, and names stay as they are",
        unseen="lists, which it does not know; blank lines",
    ),
    Judge(
        "pngjs",
        "npm",
        "outside.pngjs_pictures",
        judged="pictures of all games, which it must read as Pillow does",
        unseen="whether they show what they should",
    ),
    Judge(
        "unfurl.js",
        "npm",
        "outside.unfurl_links",
        judged="links to public matches, as sites show what they lead to: players, story, picture; of matches that are not public nothing",
        unseen="what each site makes of it",
    ),
    Judge(
        "omggif",
        "npm",
        "outside.omggif_films",
        judged="films of all games that have them: sizes, frames, pauses, played once",
        unseen="whether they show what they should",
    ),
    Judge(
        "typescript",
        "npm",
        "outside.tsc_pages",
        judged="the scripts of the pages in the browser: the types in their comments, strictly",
        unseen="whether the bot sends what they say; values of any type, which they have in places",
    ),
)


def main() -> int:
    """Install the judges and hear them; the exit status."""
    missing = installed()
    verdicts = [verdict(judge, missing) for judge in JUDGES]
    report(verdicts, Console(width=120))
    return 0 if all(one.passed for one in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
