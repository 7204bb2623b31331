"""The one module that pytest collects: it holds a test for every scenario of this process's feature files.

Not named like a test, so that nobody's pytest collects it by chance.
"""

from pytest_bdd import scenarios

from trackwalker.suite import current

if current.files:
    scenarios(*map(str, current.files), features_base_dir=str(current.base))
