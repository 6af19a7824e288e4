"""What no generator writes: tokens within the documented limits, the service's headers, typed errors."""

import asyncio
import json
import re
import threading
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from enum import Enum
from typing import Any, Self, TypeVar

import httpx

from . import AuthenticatedClient
from .models import AccessTokenLimits, ErrorEnvelope
from .settings import Settings

T = TypeVar("T")
C = TypeVar("C", bound=Enum)

# Specification, Limits: a refresh token gives so many access tokens in this time, to all processes together.
MAX_TOKENS, WINDOW = AccessTokenLimits.MAXIMUM, float(AccessTokenLimits.PER_SECONDS)
USUAL_LIFETIME, DAY = float(AccessTokenLimits.USUAL_LIFETIME_SECONDS), 86400.0
# Specification, MSP and business-unit accounts. A new token would not help.
NOT_AUTHORIZED = "You are not authorized to perform this operation"
# The status and the body of the last success, of this thread or task.
last_success: ContextVar[tuple[int, bytes]] = ContextVar("last_success")


def fields_of(body: bytes) -> dict[str, Any]:
    """The fields of a JSON object; none for any other body, such as a gateway's page."""
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def code_of(fields: dict[str, Any]) -> int | None:
    """The code of an envelope; None if it is not a number."""
    code = fields.get("code")
    return code if type(code) is int else None


class ServiceError(Exception):
    """An error of the service, or a response that breaks its contract. `code` is None without an error code."""

    def __init__(self, status: int, body: bytes, retry_after: str = "", problem: str | None = None) -> None:
        fields = fields_of(body)
        message = fields.get("message")
        self.status, self.body, self.code = status, body, code_of(fields)
        text = message if isinstance(message, str) else f"status {status} with an undocumented body"
        self.message = problem or text
        # Seconds; a date, which HTTP allows too, is left out.
        self.retry_after = int(retry_after) if re.fullmatch("[0-9]{1,9}", retry_after) else None
        super().__init__(f"{self.message} (status {self.status}, code {self.code})")


class TokenError(Exception):
    """The auth server did not issue an access token."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"The auth server refused: {reason}")


class TokenBudgetError(Exception):
    """Another access token would exceed the limit of ten in ten minutes."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"The refresh token has no access token left. Try again in {seconds:.0f} s.")


class Tokens:
    """Access tokens from a refresh token: one request at a time for all threads, ten in ten minutes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.http = httpx.Client(timeout=settings.timeout)  # its connections are for all accounts
        self.async_http = httpx.AsyncClient(timeout=settings.timeout)
        self._lock = threading.Lock()
        self._made: deque[float] = deque()
        self._token, self._usable_until = "", 0.0
        self._failures = 0
        self._failure: Exception | None = None

    def get(self, rejected: str | None = None) -> str:
        """A usable token; another one than `rejected`. Who waited for a request that failed gets its failure."""
        failures = self._failures
        with self._lock:
            if self._token != rejected and time.monotonic() < self._usable_until:
                return self._token
            if self._failure and self._failures > failures:
                raise self._failure
            try:
                self._create()
            except Exception as failure:
                self._failures, self._failure = self._failures + 1, failure
                raise
            return self._token

    def _create(self) -> None:
        now = time.monotonic()
        while self._made and self._made[0] + WINDOW <= now:
            self._made.popleft()
        if len(self._made) >= MAX_TOKENS:
            raise TokenBudgetError(self._made[0] + WINDOW - now)
        self._made.append(now)  # before the request: a lost one may have created a token
        s = self._settings
        form = {"grant_type": "refresh_token", "client_id": s.client_id, "client_secret": s.client_secret}
        try:
            response = self.http.post(s.auth_url + "/oauth/v2/token", data=form | {"refresh_token": s.refresh_token})
        except (httpx.ConnectError, httpx.ConnectTimeout):
            self._made.pop()  # it did not arrive
            raise
        body = fields_of(response.content)
        token, expires_in = body.get("access_token"), body.get("expires_in")
        # Errors are not documented; some services of this kind send them with status 200.
        if not response.is_success or not isinstance(token, str) or not re.fullmatch(r"[\x21-\x7e]+", token):
            raise TokenError(str(body.get("error", f"status {response.status_code}")))
        seconds = float(expires_in) if isinstance(expires_in, int | float) else USUAL_LIFETIME
        lifetime = seconds / 1000 if seconds > DAY else seconds  # more than a day means milliseconds
        self._token, self._usable_until = token, now + lifetime - min(60, lifetime / 10)


class ServiceAuth(httpx.Auth):
    """Adds the service's headers, replays a call once after a 401, and raises ServiceError."""

    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        self._settings, self._tokens = settings, tokens

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        token = self._tokens.get()
        response = yield self._prepared(request, token)
        response.read()
        if is_rejected(response):
            try:
                token = self._tokens.get(rejected=token)
            except TokenBudgetError:
                pass  # the 401 is what the caller should see
            else:
                response = yield self._prepared(request, token)
                response.read()
        raise_error(response)

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        # In a thread, because other calls wait for the same token, and none for the loop.
        token = await asyncio.to_thread(self._tokens.get)
        response = yield self._prepared(request, token)
        await response.aread()
        if is_rejected(response):
            try:
                token = await asyncio.to_thread(self._tokens.get, token)
            except TokenBudgetError:
                pass
            else:
                response = yield self._prepared(request, token)
                await response.aread()
        raise_error(response)

    def _prepared(self, request: httpx.Request, token: str) -> httpx.Request:
        request.headers["Accept"] = f"application/json; version={self._settings.version}"
        if request.content:
            request.headers["Content-Type"] = "application/json;charset=UTF-8"
        if self._settings.zaaid is not None:
            request.headers["Cookie"] = f"zaaid={self._settings.zaaid}"
        request.headers["Authorization"] = f"Svc-oauthtoken {token}"
        return request


def is_rejected(response: httpx.Response) -> bool:
    return response.status_code == 401 and NOT_AUTHORIZED not in response.text


def raise_error(response: httpx.Response) -> None:
    """Raises what is no success: 2xx, with an envelope whose code is 0, if any."""
    fields = fields_of(response.content)
    if not response.is_success or not isinstance(fields.get("message"), str) or code_of(fields):
        raise ServiceError(response.status_code, response.content, response.headers.get("Retry-After", ""))
    last_success.set((response.status_code, response.content))
    # The generated functions know 200 and 201.
    response.status_code = 200


def without_data() -> httpx.Response:
    """What the generated functions read instead of a 204, which has no body."""
    return httpx.Response(200, json={"message": "success"})


class SharedConnections(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Sends through another client, which has the proxies of the environment; a shared HTTPTransport has none."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self._tokens.http.send(request, stream=True)
        return without_data() if response.status_code == 204 else response

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await self._tokens.async_http.send(request, stream=True)
        return without_data() if response.status_code == 204 else response


class Service:
    """The generated client with the service's authentication. `client` is what the generated functions take."""

    def __init__(self, settings: Settings, tokens: Tokens | None = None) -> None:
        self._settings, self._tokens = settings, tokens or Tokens(settings)
        self.client = AuthenticatedClient(
            base_url=settings.base_url,
            token="",  # ServiceAuth sends the token
            timeout=httpx.Timeout(settings.timeout),
            httpx_args={
                "auth": ServiceAuth(settings, self._tokens),
                "transport": SharedConnections(self._tokens),
            },
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
        await self._tokens.async_http.aclose()

    def close(self) -> None:
        """Closes the connections, which are those of all accounts."""
        self._tokens.http.close()

    def with_account(self, zaaid: str) -> "Service":
        """The same tokens and connections, acting on a customer account or business unit."""
        return Service(replace(self._settings, zaaid=zaaid), self._tokens)

    def call(self, function: Callable[..., T | ErrorEnvelope | None], *ids: str, **arguments: Any) -> T:
        """The envelope that a generated function returns, such as `list_monitors.sync`."""
        with checked(function, ids):
            return ok(function(*ids, client=self.client, **arguments))

    async def call_async(
        self, function: Callable[..., Awaitable[T | ErrorEnvelope | None]], *ids: str, **arguments: Any
    ) -> T:
        """The same of a function such as `list_monitors.asyncio`."""
        with checked(function, ids):
            return ok(await function(*ids, client=self.client, **arguments))


def ok(parsed: T | ErrorEnvelope | None) -> T:
    """The envelope of a call. ServiceAuth has raised every error."""
    assert parsed is not None and not isinstance(parsed, ErrorEnvelope)
    return parsed


@contextmanager
def checked(function: Callable[..., object], ids: tuple[str, ...]) -> Generator[None]:
    """Refuses an id that is another path, and raises ServiceError for a success that breaks the contract."""
    for one in ids:
        if one in ("", ".", ".."):
            raise ValueError(f"An id is not empty and not a path; got {one!r}.")
    try:
        yield
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        name = function.__module__.rpartition(".")[2]
        status, body = last_success.get()
        raise ServiceError(status, body, problem=f"{name}: the response breaks the contract ({error!r})") from error


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an id that the service has added since."""
    return next((member for member in constant if member.value == id), None)
