"""`pichenette rules TEXT`: search the rules, as `/rules` does."""

import click

from bot.cli import DONE, WRONG
from bot.content import catalogue
from bot.features.rulebook.questions import languages
from bot.features.rulebook.search import searcher
from bot.features.rulebook.section_text import plain, section_text
from bot.games import GAMES
from bot.rules.books import FALLBACK, named, rule_of


@click.command()
@click.argument("text", nargs=-1, required=True)
@click.option("--language", type=click.Choice(languages()), default=FALLBACK, show_default=True)
@click.option("--game", type=click.Choice(tuple(GAMES)), help="Only the rules of this game.")
def rules(text: tuple[str, ...], language: str, game: str | None) -> int:
    """Search the rules of the games.

    TEXT is a question, a word or the number of a rule. The exit status is 1 if nothing fits.
    """
    words = catalogue().of(language)
    found = searcher().find(" ".join(text), language, game or "")
    sections = [rule for number in found if (rule := rule_of(number, language))]
    if not sections:
        click.echo(words.text("rules-nothing"))
        return WRONG
    best, *others = sections
    click.echo(plain(section_text(best, words)))
    if others:
        click.echo("\n".join(["", words.text("rules-found"), *(f"  {named(one, words)}" for one in others)]))
    return DONE
