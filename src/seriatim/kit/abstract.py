"""Abstract classes that refuse to be instantiated, compiled and interpreted alike.

mypyc drops `@abstractmethod` from the classes that it compiles, so each abstract class lists its abstract methods. It
calls `require_methods` in its `__init__` and `check_on_init` in its `__init_subclass__`.
"""

from collections.abc import Callable
from typing import Any


def missing_methods(cls: type, base: type, methods: tuple[str, ...]) -> list[str]:
    """Return the abstract methods of the base that a class does not have."""
    return [name for name in methods if getattr(cls, name) is getattr(base, name)]


def require_methods(cls: type, base: type, methods: tuple[str, ...]) -> None:
    """Refuse to make an object of a class without all these methods."""
    missing = missing_methods(cls, base, methods)
    if missing:
        raise TypeError(f"{cls.__name__} is abstract: it has no {', '.join(missing)}")


def check_on_init(cls: type, base: type, methods: tuple[str, ...]) -> None:
    """If a class lacks methods and has its own `__init__`, wrap it with the check.

    Its `__init__` may not call the base's `__init__`, which checks as well.
    """
    if "__init__" in vars(cls) and missing_methods(cls, base, methods):
        setattr(cls, "__init__", with_check(getattr(cls, "__init__"), base, methods))  # noqa: B009, B010


def with_check(init: Callable[..., None], base: type, methods: tuple[str, ...]) -> Callable[..., None]:
    def __init__(self: object, *args: Any, **named: Any) -> None:  # noqa: ANN401, N807
        require_methods(type(self), base, methods)
        init(self, *args, **named)

    return __init__
