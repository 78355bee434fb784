"""Every habit, by name."""

from tools.bottle.habits import matches, meeting, oneself
from tools.bottle.habits.base import Habit

HABITS: dict[str, Habit] = {habit.name: habit for habit in (*matches.HABITS, *meeting.HABITS, *oneself.HABITS)}
