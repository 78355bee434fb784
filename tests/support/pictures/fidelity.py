"""How near two pictures are."""

import math

from PIL import Image, ImageChops, ImageStat


def psnr(one: Image.Image, other: Image.Image) -> float:
    """The peak signal-to-noise ratio of two RGB pictures of one size, dB; infinite if they are equal."""
    error = sum(ImageStat.Stat(ImageChops.difference(one, other)).sum2)
    if error == 0:
        return math.inf
    return 10 * math.log10(255**2 * 3 * one.width * one.height / error)
