"""Calls the generated functions, with access tokens and typed errors."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager
from copy import copy
from enum import Enum
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import SimpleNamespace
from typing import Any, Self, TypeVar, cast

import httpx

from .access import Access, Tokens
from .models import ErrorEnvelope
from .responses import ServiceError, TokenError, last_success
from .settings import Settings

__all__ = ["Service", "ServiceError", "TokenError", "known"]
T = TypeVar("T")
C = TypeVar("C", bound=Enum)


class Service(AbstractContextManager["Service"], AbstractAsyncContextManager["Service"]):
    """Calls on one account. Threads and tasks can share it; `with` or `async with` closes its connections."""

    raise_on_unexpected_status = False

    def __init__(self, settings: Settings) -> None:
        options: dict[str, Any] = {
            "base_url": settings.base_url,
            "timeout": settings.timeout,
            "headers": {"Accept": f"application/json; version={settings.version}"},
            # Cookies that the service sets would be sent for all accounts.
            "cookies": CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        }
        self._http = httpx.Client(**options, event_hooks={"response": [partial(limit, seconds=settings.timeout)]})
        self._async_http = httpx.AsyncClient(**options)
        self._access, self._timeout = Access(Tokens(settings, self._http)), settings.timeout
        self._loop: asyncio.AbstractEventLoop | None = None

    def __exit__(self, *_: object) -> None:
        self._http.close()

    async def __aexit__(self, *_: object) -> None:
        self._http.close()
        await self._async_http.aclose()

    def with_account(self, zaaid: str) -> Self:
        """The same tokens and connections, acting on a customer account or business unit."""
        # The characters of a cookie's value (RFC 6265, 4.1.1): others would add a cookie or a header.
        if not re.fullmatch(r"[!#-+\--:<-\[\]-~]+", zaaid):
            raise ValueError(f"A zaaid is not empty and has no spaces, quotes, commas or semicolons; got {zaaid!r}.")
        account = copy(self)
        account._access = Access(self._access.tokens, zaaid)
        return account

    def call(self, function: Callable[..., T | ErrorEnvelope | None], *ids: str, **arguments: Any) -> T:
        """The envelope that a generated function returns, such as `list_monitors.sync`."""
        with checked(ids, arguments):
            return cast(T, function(*ids, client=self, **arguments))

    async def call_async(
        self, function: Callable[..., Awaitable[T | ErrorEnvelope | None]], *ids: str, **arguments: Any
    ) -> T:
        """The same of a function such as `list_monitors.asyncio`. The time limit is for the whole call."""
        self._loop = self._loop or asyncio.get_running_loop()
        if self._loop is not asyncio.get_running_loop():
            raise RuntimeError("A Service keeps connections of one event loop. Create another one in each asyncio.run.")
        with checked(ids, arguments):
            async with asyncio.timeout(self._timeout):
                return cast(T, await function(*ids, client=self, **arguments))

    # What the generated functions take from a client.

    def get_httpx_client(self) -> SimpleNamespace:
        return SimpleNamespace(request=partial(self._http.request, auth=self._access))

    def get_async_httpx_client(self) -> SimpleNamespace:
        return SimpleNamespace(request=partial(self._async_http.request, auth=self._access))


@contextmanager
def checked(ids: tuple[str, ...], arguments: dict[str, Any]) -> Generator[None]:
    """Refuses ids that would be another path. Raises ServiceError for a success that breaks the contract."""
    for one in (*ids, *arguments.values()):
        if one in ("", ".", ".."):
            raise ValueError(f"An id is not empty and not a path; got {one!r}.")
    last_success.set(None)
    try:
        yield
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        if response := last_success.get():
            raise ServiceError(response, f"the response breaks the contract ({error!r})") from error
        raise


class TimedBody(httpx.SyncByteStream):
    """A body that must be complete in time: httpx limits only the wait for each part."""

    def __init__(self, response: httpx.Response, seconds: float) -> None:
        self._stream, self._end = cast(httpx.SyncByteStream, response.stream), time.monotonic() + seconds

    def __iter__(self) -> Iterator[bytes]:
        for part in self._stream:
            if time.monotonic() > self._end:
                raise httpx.ReadTimeout("The body of the response takes too long.")
            yield part

    def close(self) -> None:
        self._stream.close()


def limit(response: httpx.Response, seconds: float) -> None:
    response.stream = TimedBody(response, seconds)


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an undocumented id."""
    return next((member for member in constant if member.value == id), None)
