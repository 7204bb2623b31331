"""`python toy_run.py ENGINE [JOBS] [REPORT]`: run the toy game as the command line would."""

import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3]))
sys.path.append(str(Path(__file__).parents[1]))

from suite_toys import FEATURES, run_and_report, wishes

from trackwalker.errors import TrackwalkerError
from trackwalker.port.signals import ending_in_good_order
from trackwalker.say import say_error

os.environ["TOY_RUN"] = str(os.getpid())
engine, jobs, report = [*sys.argv[1:], "1", ""][:3]
with ending_in_good_order():
    try:
        sys.exit(run_and_report(wishes(engine), int(jobs), Path(report) if report else None, FEATURES))
    except TrackwalkerError as error:
        say_error(error)
        sys.exit(2)
