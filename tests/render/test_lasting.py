from PIL import Image

from render import lasting

MEGAPIXEL = (1024, 1024)


def test_what_was_asked_for_least_recently_goes_first_whichever_painter_made_it():
    lasting.forget()
    painted: list[str] = []

    @lasting.lasting
    def board(name: str) -> Image.Image:
        painted.append(name)
        return Image.new("RGB", MEGAPIXEL)

    @lasting.lasting
    def aim(name: str) -> tuple[Image.Image, int]:
        painted.append(name)
        return Image.new("RGB", MEGAPIXEL), 1

    first = board("a")
    for name in "bcd":
        aim(name)
    assert board("a") is first
    aim("e")  # four pictures of four MiB are all there is room for
    assert painted == list("abcde")
    assert board("a") is first
    aim("b")
    assert painted == list("abcdeb")
    lasting.forget(aim)
    assert board("a") is first
    aim("b")
    assert painted == list("abcdebb")
    lasting.forget()


def test_a_packed_picture_comes_back_as_it_was_painted_whatever_was_drawn_on_it():
    painted: list[str] = []

    @lasting.packed
    def ground(colour: str) -> Image.Image:
        painted.append(colour)
        return Image.linear_gradient("L").convert("RGB") if colour == "grey" else Image.new("RGB", (30, 20), colour)

    first = ground("grey")
    kept = first.tobytes()
    first.paste("red", (0, 0, 9, 9))
    assert ground("red").tobytes() != kept
    for _ in range(2):
        again = ground("grey")
        assert (again.mode, again.size, again.tobytes()) == ("RGB", (256, 256), kept)
        again.paste("red", (0, 0, 9, 9))
    assert painted == ["grey", "red"]
    lasting.forget(ground)
    ground("grey")
    assert painted == ["grey", "red", "grey"]
