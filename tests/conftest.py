"""What all tests share."""

import gc

import hypothesis
import pytest
import structlog

# How quick a thing is, the benches tell: a machine that has much else to do fails no test.
hypothesis.settings.register_profile("patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("patient")


# A traceback with local variables, as is usual, takes seconds to be written.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regold", action="store_true", help="write the golden pictures and transcripts anew")


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over all that was imported, and look for the rest less often: it took a quarter of the time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture
def regold(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regold"))
