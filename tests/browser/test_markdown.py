"""Rendering of message text, which cannot inject markup."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.conftest import OpenTab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHOW = """async (texts) => {
  const { markdown } = await import("/page/static/js/markdown/show.js");
  const { speak } = await import("/page/static/js/words.js");
  const users = new Map([["11", { id: "11", username: "ada", global_name: "Ada" }]]);
  const channels = new Map([["22", { id: "22", type: 0, name: "arena" }]]);
  const world = { users, channels, me: { id: "11" }, guild: { roles: [{ id: "33", name: "Player" }] }, nameOf: (user) => user.global_name };
  return texts.map((text) => markdown(text, { world, words: speak("en-US") }).innerHTML);
}"""

P = '<div class="md-p">{}</div>'
LINK = '<a class="link" href="{0}" title="{0}" target="_blank" rel="noopener noreferrer nofollow">{1}</a>'

CASES = {
    "**b** *i* _i_ __u__ ~~s~~ `c`": P.format(
        '<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s> <code class="md-code">c</code>'
    ),
    "***x*** snake_case_name 2*3*4": P.format("<strong><em>x</em></strong> snake_case_name 2<em>3</em>4"),
    r"\*not\* a_b": P.format("*not* a_b"),
    r"max\_und_moritz \n \1": P.format("max_und_moritz \\n \\1"),
    "# One\n### Three\n-# small": '<div class="md-h1" role="heading" aria-level="3">One</div>'
    '<div class="md-h3" role="heading" aria-level="5">Three</div><div class="md-sub">small</div>',
    "- a\n- b\n  - c\n1. d": '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol start="1"><li>d</li></ol>',
    "> q\n> r\ns": '<blockquote class="md-quote">' + P.format("q<br>r") + "</blockquote>" + P.format("s"),
    "<@11> <@99> <#22> <@&33>": P.format(
        '<span class="mention mention-me" title="ada">@Ada</span> <span class="mention">@?</span> '
        '<button type="button" class="mention">#arena</button> <span class="mention">@Player</span>'
    ),
    "</match resign:5>": P.format('<button type="button" class="mention mention-command">/match resign</button>'),
    "[t](https://a.b/c_(d)) <https://e.f>, https://g.h.": P.format(
        LINK.format("https://a.b/c_(d)", "t")
        + " "
        + LINK.format("https://e.f", "https://e.f")
        + ", "
        + LINK.format("https://g.h", "https://g.h")
        + "."
    ),
    "[x](javascript:alert(1)) <b>b</b> <img src=x onerror=y>": P.format(
        "[x](javascript:alert(1)) &lt;b&gt;b&lt;/b&gt; &lt;img src=x onerror=y&gt;"
    ),
    "a 🎯": P.format('a <span class="emoji">🎯</span>'),
    "**open": P.format("**open"),
}


@pytest_asyncio.fixture(loop_scope="session")
async def shown(open_tab: OpenTab) -> dict[str, str]:
    tab = await open_tab("ada")
    return dict(zip(CASES, await tab.page.evaluate(SHOW, list(CASES)), strict=True))


async def test_every_form_of_text(shown: dict[str, str]):
    assert shown == CASES


async def test_code_blocks_keep_their_text(open_tab: OpenTab):
    tab = await open_tab("ada")
    await tab.say("look:\n```py\nif a < b:\n    **no**\n```")
    code = (await tab.wait_message("look:")).locator("pre code")
    assert await code.text_content() == "if a < b:\n    **no**"
    await tab.say("plain:\n```\n  a\n\n b\n\n```")
    assert await (await tab.wait_message("plain:")).locator("pre code").text_content() == "  a\n\n b"


async def test_a_spoiler_opens_on_a_press(open_tab: OpenTab):
    tab = await open_tab("ada")
    await tab.say("it is ||B2||")
    spoiler = (await tab.wait_message("it is")).locator(".spoiler")
    assert not await spoiler.get_by_text("B2").is_visible()
    await spoiler.press("Enter")
    assert await spoiler.get_by_text("B2").is_visible()


async def test_a_counting_time_goes_on(open_tab: OpenTab):
    tab = await open_tab("ada")
    now = await tab.page.evaluate("Math.floor(Date.now() / 1000)")
    await tab.say(f"<t:{now + 30}:R> <t:0:D>")
    times = (await tab.wait_message("seconds")).locator("time.md-time")
    first = str(await times.first.text_content())
    assert await times.last.text_content() == "January 1, 1970"
    await expect(times.first).not_to_have_text(first)
