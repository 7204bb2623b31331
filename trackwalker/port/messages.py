"""The messages of the port, method by method, checked against their schemas."""

from typing import Any

from trackwalker.port.schema import checker

__all__ = ["check_params", "check_result"]


def check_params(method: str, params: Any) -> None:
    """Check the params of a request. Raises SchemaError, which says where and what was expected."""
    checker(f"port.{method}_params", f"the params of `{method}`")(params)


def check_result(method: str, result: Any) -> None:
    """Check the result of a reply. Raises SchemaError, which says where and what was expected."""
    checker(f"port.{method}_result", f"the result of `{method}`")(result)
