"""The generated client with access tokens, an account and typed errors."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager
from copy import copy
from enum import Enum
from http.cookiejar import CookieJar, DefaultCookiePolicy
from inspect import signature
from typing import Any, Self, TypeVar, cast

import httpx

from .access import Access
from .client import AuthenticatedClient
from .models import ErrorEnvelope
from .responses import ServiceError, TokenError, last_success
from .settings import Settings

__all__ = ["Service", "ServiceError", "TokenError", "known"]
T = TypeVar("T")
C = TypeVar("C", bound=Enum)


class Service(AbstractContextManager["Service"], AbstractAsyncContextManager["Service"]):
    """Calls on one account. Threads and tasks can share it; `with` or `async with` closes its connections."""

    def __init__(self, settings: Settings) -> None:
        # Cookies that the service sets would be sent for all accounts.
        cookies: Any = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._client = AuthenticatedClient(
            base_url=settings.base_url,
            token="",  # Access signs the requests
            timeout=httpx.Timeout(settings.timeout),
            headers={"Accept": f"application/json; version={settings.version}"},
            cookies=cookies,
            httpx_args={"auth": Access(settings)},
        )
        self._http, self._async_http = self._client.get_httpx_client(), self._client.get_async_httpx_client()
        self._timeout, self._account = settings.timeout, dict[str, str]()
        self._loop: asyncio.AbstractEventLoop | None = None

    def __exit__(self, *_: object) -> None:
        self._http.close()

    async def __aexit__(self, *_: object) -> None:
        self._http.close()
        await self._async_http.aclose()

    def with_account(self, zaaid: str) -> Self:
        """The same tokens and connections, acting on a customer account or business unit. Close only the first Service."""
        # Other characters would add a cookie or a header.
        if not re.fullmatch(r"[\w.-]+", zaaid, re.ASCII):
            raise ValueError(f"A zaaid has letters, digits, dots, hyphens and underscores; got {zaaid!r}.")
        account = copy(self)
        account._account = {"cookie": f"zaaid={zaaid}"}
        return account

    def call(self, function: Callable[..., T | ErrorEnvelope | None], *ids: str, **arguments: Any) -> T:
        """The envelope that a generated function returns, such as `list_monitors.sync`."""
        with self._checked(function, ids, arguments) as all_arguments:
            return cast(T, function(*ids, **all_arguments))

    async def call_async(
        self, function: Callable[..., Awaitable[T | ErrorEnvelope | None]], *ids: str, **arguments: Any
    ) -> T:
        """The same of a function such as `list_monitors.asyncio`. The time limit is for the whole call."""
        self._loop = self._loop or asyncio.get_running_loop()
        if self._loop is not asyncio.get_running_loop():
            raise RuntimeError("A Service keeps connections of one event loop. Create another one in each asyncio.run.")
        with self._checked(function, ids, arguments) as all_arguments:
            async with asyncio.timeout(self._timeout):
                return cast(T, await function(*ids, **all_arguments))

    @contextmanager
    def _checked(self, function: Callable[..., Any], ids: tuple[str, ...], arguments: dict[str, Any]) -> Generator[Any]:
        """Adds the account. Raises ValueError if nothing may be sent, and ServiceError if a success breaks the contract."""
        if "cookie" in arguments:
            raise ValueError("The account is that of service.with_account(zaaid): leave out cookie.")
        for one in (*ids, *arguments.values()):
            if one in (None, "", ".", ".."):
                raise ValueError(f"An id is not empty and not a path; got {one!r}.")
        account = self._account if "cookie" in signature(function).parameters else {}
        last_success.set(None)
        try:
            yield {"client": self._client, **account, **arguments}
        except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
            if response := last_success.get():
                raise ServiceError(response, f"the response breaks the contract ({error!r})") from error
            raise


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an undocumented id."""
    return next((member for member in constant if member.value == id), None)
