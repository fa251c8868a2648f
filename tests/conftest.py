"""How Hypothesis searches: without a clock, as machines are shared; repeatably where nobody looks.

On a developer's machine every run tries other examples. In continuous integration the same ones
are tried each time, so that a change is judged by what it changes.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("people", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("people"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "people")
