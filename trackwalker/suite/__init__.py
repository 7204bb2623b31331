"""The suite: binds the feature files to the steps and runs them against an engine, in a pytest of its own.

`driver.run_suite` is the way in. What knows pytest runs in child processes only (`child.py`, `plugin.py`).
"""
