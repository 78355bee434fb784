"""Films taken apart, and painted again in full: what every decoded frame must equal."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image, ImageSequence

from render.drawing.palette import filmed, palette
from render.films.film import POSTER, FilmFrame, Recorder
from render.painter import Theme


def gif(frames: Iterable[FilmFrame], game: str, theme: Theme) -> bytes:
    """A film of these frames."""
    recorder = Recorder(game, theme)
    for frame in frames:
        recorder.add(frame)
    return recorder.gif()


def decoded(gif: bytes) -> list[tuple[Image.Image, int]]:
    """The frames of a GIF in full colour, each with how long it is shown in ms."""
    with Image.open(io.BytesIO(gif)) as film:
        frames = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(film)]
    for frame, _ in frames:
        frame.info.clear()  # nothing of a finished picture is transparent
    return frames


def whole(frames: Iterable[FilmFrame]) -> Iterator[Image.Image]:
    """Every frame painted from the ground up."""
    scene = Image.new("RGB", (1, 1))
    for frame in frames:
        scene = frame.scene.picture.copy() if frame.scene is not None else scene
        for mark in frame.marks:
            mark.sprite.put(scene, (mark.x, mark.y))
        picture = scene.copy()
        for stamp in frame.stamps:
            stamp.sprite.put(picture, (stamp.x, stamp.y))
        yield picture


def in_full(frames: Sequence[FilmFrame], game: str, theme: Theme) -> Iterator[tuple[Image.Image, int]]:
    """The same in the fixed palette, each with how long it is shown in ms; equal neighbours are one. The last is also the poster."""
    seen = [*_in_palette(frames, game, theme)]
    if len(seen) > 1:
        yield seen[-1][0], 10 * POSTER
    yield from seen


def _in_palette(frames: Sequence[FilmFrame], game: str, theme: Theme) -> Iterator[tuple[Image.Image, int]]:
    last: tuple[Image.Image, int] | None = None
    for frame, picture in zip(frames, whole(frames), strict=True):
        seen = Image.new("L", picture.size)
        seen.im.paste(filmed(picture.im, game, theme), (0, 0, *picture.size))
        seen.putpalette(palette(game, theme).getpalette())
        seen = seen.convert("RGB")
        if last and last[0].tobytes() == seen.tobytes():
            last = (last[0], last[1] + 10 * frame.pause)
            continue
        if last:
            yield last
        last = (seen, 10 * frame.pause)
    if last:
        yield last
