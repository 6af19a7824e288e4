"""What no generator writes: access tokens, the service's headers, typed errors."""

import asyncio
import json
import re
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager
from contextvars import ContextVar
from copy import copy
from enum import Enum
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import httpx

from .models import AccessTokenLimits, ErrorEnvelope
from .settings import Settings

T = TypeVar("T")
C = TypeVar("C", bound=Enum)

USUAL_LIFETIME, DAY = float(AccessTokenLimits.USUAL_LIFETIME_SECONDS), 86400.0
# Seconds without a token request after one that failed. A refresh token gives ten access tokens in ten minutes to all
# processes together (specification, Limits). A request that did not arrive does not count.
PAUSE, PAUSE_IF_NOT_ARRIVED = 60.0, 1.0
# Specification, MSP and business-unit accounts. A new token would not help.
NOT_AUTHORIZED = "You are not authorized to perform this operation"
# The last success of this thread or task.
last_success: ContextVar[httpx.Response | None] = ContextVar("last_success")


def fields_of(body: bytes) -> dict[str, Any]:
    """The fields of a JSON object; none for any other body, such as a gateway's page."""
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def envelope_of(body: bytes) -> tuple[int | None, str | None]:
    """The code and the message of an envelope; None for one that is missing or of another type."""
    fields = fields_of(body)
    code, message = fields.get("code"), fields.get("message")
    return code if type(code) is int else None, message if isinstance(message, str) else None


class ServiceError(Exception):
    """An error of the service, or a response that breaks its contract. `code` is None without an error code."""

    def __init__(self, response: httpx.Response, problem: str | None = None) -> None:
        self.operation = f"{response.request.method} {response.request.url.path}"
        self.status, self.body = response.status_code, response.content
        self.code, message = envelope_of(self.body)
        self.message = problem or message or f"status {self.status} with an undocumented body"
        seconds = response.headers.get("Retry-After", "")  # a date, which HTTP allows too, is left out
        self.retry_after = int(seconds) if re.fullmatch("[0-9]{1,9}", seconds) else None
        super().__init__(f"{self.message} (status {self.status}, code {self.code})")


class TokenError(Exception):
    """The auth server did not issue an access token."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"The auth server refused: {reason}")


class Tokens:
    """One access token for all threads: one request at a time, and a pause after one that failed."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self._settings, self._http, self._lock = settings, http, threading.Lock()
        self._token, self._usable_until = "", 0.0
        self._failure: Exception | None = None
        self._paused_until = 0.0

    def get(self, rejected: str | None = None) -> str:
        """A usable token. In a pause: the failure again, or `rejected` if that has replaced another token already."""
        with self._lock:
            now = time.monotonic()
            if self._token != rejected and now < self._usable_until:
                return self._token
            if now < self._paused_until:
                if self._failure:
                    raise self._failure
                if rejected:
                    return rejected
            try:
                self._create(now)
            except Exception as failure:
                has_arrived = not isinstance(failure, httpx.ConnectError | httpx.ConnectTimeout)
                self._failure = failure
                self._paused_until = time.monotonic() + (PAUSE if has_arrived else PAUSE_IF_NOT_ARRIVED)
                raise
            self._failure = None
            if rejected:
                self._paused_until = now + PAUSE
            return self._token

    def _create(self, now: float) -> None:
        s = self._settings
        form = {"grant_type": "refresh_token", "client_id": s.client_id, "client_secret": s.client_secret}
        response = self._http.post(s.auth_url + "/oauth/v2/token", data=form | {"refresh_token": s.refresh_token})
        body = fields_of(response.content)
        token, expires_in = body.get("access_token"), body.get("expires_in")
        # Errors are not documented; some services of this kind send them with status 200.
        if not response.is_success or not isinstance(token, str) or not re.fullmatch(r"[\x21-\x7e]+", token):
            raise TokenError(str(body.get("error", f"status {response.status_code}")))
        seconds = float(expires_in) if isinstance(expires_in, int | float) else USUAL_LIFETIME
        lifetime = seconds / 1000 if seconds > DAY else seconds  # more than a day means milliseconds
        self._token, self._usable_until = token, now + lifetime - min(60, lifetime / 10)


class Service(AbstractContextManager["Service"], AbstractAsyncContextManager["Service"]):
    """Calls the generated functions with tokens, and raises ServiceError. Threads and tasks can share it."""

    raise_on_unexpected_status = False

    def __init__(self, settings: Settings) -> None:
        # Cookies that the service sets would be sent for all accounts.
        cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.Client(base_url=settings.base_url, timeout=settings.timeout, cookies=cookies)
        self._async_http = httpx.AsyncClient(base_url=settings.base_url, timeout=settings.timeout, cookies=cookies)
        self._tokens = Tokens(settings, self._http)
        self._headers = {"Accept": f"application/json; version={settings.version}"}

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aexit__(self, *_: object) -> None:
        self.close()
        await self._async_http.aclose()

    def close(self) -> None:
        """Closes the connections, which are those of all accounts."""
        self._http.close()

    def with_account(self, zaaid: str) -> "Service":
        """The same tokens and connections, acting on a customer account or business unit."""
        # The characters of a cookie's value (RFC 6265, 4.1.1): others would add a cookie or a header.
        if not re.fullmatch(r"[!#-+\--:<-\[\]-~]+", zaaid):
            raise ValueError(f"A zaaid is not empty and has no spaces, quotes, commas or semicolons; got {zaaid!r}.")
        account = copy(self)
        account._headers = self._headers | {"Cookie": f"zaaid={zaaid}"}
        return account

    def call(self, function: Callable[..., T | ErrorEnvelope | None], *ids: str, **arguments: Any) -> T:
        """The envelope that a generated function returns, such as `list_monitors.sync`."""
        with checked(ids, arguments):
            return cast(T, function(*ids, client=self, **arguments))

    async def call_async(
        self, function: Callable[..., Awaitable[T | ErrorEnvelope | None]], *ids: str, **arguments: Any
    ) -> T:
        """The same of a function such as `list_monitors.asyncio`."""
        with checked(ids, arguments):
            return cast(T, await function(*ids, client=self, **arguments))

    # What the generated functions call.

    def get_httpx_client(self) -> SimpleNamespace:
        return SimpleNamespace(request=self._send)

    def get_async_httpx_client(self) -> SimpleNamespace:
        return SimpleNamespace(request=self._send_async)

    def _send(self, **request: Any) -> httpx.Response:
        check(request)
        token = self._tokens.get()
        response = self._http.request(**self._prepared(request, token))
        if is_rejected(response) and (other := self._tokens.get(token)) != token:
            response = self._http.request(**self._prepared(request, other))
        return accepted(response)

    async def _send_async(self, **request: Any) -> httpx.Response:
        check(request)
        # Tokens in a thread, because other calls wait for the same one, and none for the loop.
        token = await asyncio.to_thread(self._tokens.get)
        response = await self._async_http.request(**self._prepared(request, token))
        if is_rejected(response) and (other := await asyncio.to_thread(self._tokens.get, token)) != token:
            response = await self._async_http.request(**self._prepared(request, other))
        return accepted(response)

    def _prepared(self, request: dict[str, Any], token: str) -> dict[str, Any]:
        media_type = {"Content-Type": "application/json;charset=UTF-8"} if "json" in request else {}
        return request | {"headers": self._headers | media_type | {"Authorization": f"Svc-oauthtoken {token}"}}


def check(request: dict[str, Any]) -> None:
    """Refuses what would act on another account, or send a secret elsewhere. Also of a function that is called without `call`."""
    if "Cookie" in (request.get("headers") or {}):
        raise ValueError("The account is that of service.with_account(zaaid): leave out cookie.")
    if "/oauth/" in request["url"]:
        raise ValueError("The OAuth operations are on the auth server, which Service calls by itself.")


@contextmanager
def checked(ids: tuple[str, ...], arguments: dict[str, Any]) -> Generator[None]:
    """Refuses ids that would be lost. Raises ServiceError for a success that breaks the contract."""
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


def is_rejected(response: httpx.Response) -> bool:
    return response.status_code == 401 and NOT_AUTHORIZED not in response.text


def accepted(response: httpx.Response) -> httpx.Response:
    """A success as the generated functions know it, with status 200 and an envelope, which a 204 does not have."""
    body = response.content if response.status_code != 204 else b'{"message": "success"}'
    _, message = envelope_of(body)
    if not response.is_success or message is None or fields_of(body).get("code") not in (None, 0):
        raise ServiceError(response)
    last_success.set(response)
    return httpx.Response(200, content=body)


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an id that the service has added since."""
    return next((member for member in constant if member.value == id), None)
