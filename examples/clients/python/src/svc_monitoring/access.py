"""One access token for all calls, as an httpx.Auth."""

import asyncio
import re
import threading
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from typing import cast

import httpx

from .models import AccessTokenLimits
from .responses import TokenError, check_success, fields_of, is_rejected
from .settings import Settings

USUAL_LIFETIME, DAY = float(AccessTokenLimits.USUAL_LIFETIME_SECONDS), 86400.0
# Seconds without a token request after one that failed. A refresh token gives ten access tokens in ten minutes to all
# processes together (specification, Limits). A request that did not arrive does not count.
PAUSE, PAUSE_IF_NOT_ARRIVED = 60.0, 1.0


class Access(httpx.Auth):
    """Signs each request, replaces the token once after a 401, and raises ServiceError."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self._lock = settings, threading.Lock()
        self._token, self._usable_until, self._paused_until = "", 0.0, 0.0
        self._failure: Exception | None = None

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response]:
        token = self._get()
        response = yield signed(request, token)
        read(response, self._settings.timeout)
        if is_rejected(response) and (other := self._get(token)) != token:
            response = yield signed(request, other)
            read(response, self._settings.timeout)
        check_success(response)

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        # In a thread, because calls of all threads and event loops wait for the same token.
        token = await asyncio.to_thread(self._get)
        response = yield signed(request, token)
        await response.aread()
        if is_rejected(response) and (other := await asyncio.to_thread(self._get, token)) != token:
            response = yield signed(request, other)
            await response.aread()
        check_success(response)

    def _get(self, rejected: str | None = None) -> str:
        """A usable token. In a pause: the failure again, or `rejected` if that has replaced another token already."""
        with self._lock:
            now = time.monotonic()
            if self._token != rejected and now < self._usable_until:
                return self._token
            if now < self._paused_until and self._failure:
                raise self._failure.with_traceback(None)  # it would grow with each call
            if now < self._paused_until and rejected:
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
        url, timeout = self._settings.auth_url + "/oauth/v2/token", self._settings.timeout
        form = {"grant_type": "refresh_token"} | self._settings.credentials
        with httpx.stream("POST", url, data=form, timeout=timeout) as response:
            read(response, timeout)
        body = fields_of(response.content)
        token, expires_in = body.get("access_token"), body.get("expires_in")
        if not response.is_success or not isinstance(token, str) or not re.fullmatch(r"[\x21-\x7e]+", token):
            raise TokenError(response)
        seconds = float(expires_in) if isinstance(expires_in, int | float) and expires_in > 0 else USUAL_LIFETIME
        lifetime = seconds / 1000 if seconds > DAY else seconds  # more than a day is taken for milliseconds
        self._token, self._usable_until = token, now + lifetime - min(60, lifetime / 10)


def signed(request: httpx.Request, token: str) -> httpx.Request:
    request.headers["Authorization"] = f"Svc-oauthtoken {token}"
    if "Content-Type" in request.headers:
        request.headers["Content-Type"] = "application/json;charset=UTF-8"
    return request


def read(response: httpx.Response, seconds: float) -> None:
    """Reads a body that must be complete in time: httpx limits only the wait for each part."""
    stream, end = cast(httpx.SyncByteStream, response.stream), time.monotonic() + seconds

    class TimedBody(httpx.SyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            for part in stream:
                if time.monotonic() > end:
                    raise httpx.ReadTimeout("The body of the response takes too long.")
                yield part

        def close(self) -> None:
            stream.close()

    response.stream = TimedBody()
    response.read()
