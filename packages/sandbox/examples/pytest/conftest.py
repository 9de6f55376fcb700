"""Fixture `world`; reports its journal if a test fails."""

import pytest
from world import World


@pytest.fixture
def world(request):
    world = World()
    request.node.stash[_world] = world
    yield world
    world.delete()


_world = pytest.StashKey[World]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call" and report.failed and _world in item.stash:
        report.sections.append(("journal", item.stash[_world].journal()))
    return report
