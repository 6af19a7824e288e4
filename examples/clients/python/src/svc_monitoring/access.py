"""One access token for all calls, and the headers that the service needs."""

import asyncio
import re
import threading
import time
from collections.abc import AsyncGenerator, Generator

import httpx

from .models import AccessTokenLimits
from .responses import TokenError, check_success, fields_of, is_rejected
from .settings import Settings

USUAL_LIFETIME, DAY = float(AccessTokenLimits.USUAL_LIFETIME_SECONDS), 86400.0
# Seconds without a token request after one that failed. A refresh token gives ten access tokens in ten minutes to all
# processes together (specification, Limits). A request that did not arrive does not count.
PAUSE, PAUSE_IF_NOT_ARRIVED = 60.0, 1.0


class Tokens:
    """One access token for all threads: one request at a time, and a pause after one that failed."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self._settings, self._http, self._lock = settings, http, threading.Lock()
        self._token, self._usable_until, self._paused_until = "", 0.0, 0.0
        self._failure: Exception | None = None

    def get(self, rejected: str | None = None) -> str:
        """A usable token. In a pause: the failure again, or `rejected` if that has replaced another token already."""
        with self._lock:
            now = time.monotonic()
            if self._token != rejected and now < self._usable_until:
                return self._token
            if now < self._paused_until and self._failure:
                raise self._failure
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
        form = {"grant_type": "refresh_token"} | self._settings.credentials
        response = self._http.post(self._settings.auth_url + "/oauth/v2/token", data=form)
        body = fields_of(response.content)
        token, expires_in = body.get("access_token"), body.get("expires_in")
        if not response.is_success or not isinstance(token, str) or not re.fullmatch(r"[\x21-\x7e]+", token):
            raise TokenError(response)
        seconds = float(expires_in) if isinstance(expires_in, int | float) else USUAL_LIFETIME
        lifetime = seconds / 1000 if seconds > DAY else seconds  # more than a day is taken for milliseconds
        self._token, self._usable_until = token, now + lifetime - min(60, lifetime / 10)


class Access(httpx.Auth):
    """Signs the requests of one account, replaces the token once after a 401, and raises ServiceError."""

    def __init__(self, tokens: Tokens, zaaid: str | None = None) -> None:
        self.tokens, self._zaaid = tokens, zaaid

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response]:
        self._prepare(request)
        token = self.tokens.get()
        response = yield signed(request, token)
        response.read()
        if is_rejected(response) and (other := self.tokens.get(token)) != token:
            response = yield signed(request, other)
            response.read()
        check_success(response)

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        self._prepare(request)
        # In a thread, because calls of all threads and event loops wait for the same token.
        token = await asyncio.to_thread(self.tokens.get)
        response = yield signed(request, token)
        await response.aread()
        if is_rejected(response) and (other := await asyncio.to_thread(self.tokens.get, token)) != token:
            response = yield signed(request, other)
            await response.aread()
        check_success(response)

    def _prepare(self, request: httpx.Request) -> None:
        if "Cookie" in request.headers:
            raise ValueError("The account is that of service.with_account(zaaid): leave out cookie.")
        if "/oauth/" in request.url.path:
            raise ValueError("The OAuth operations are on the auth server, which Service calls by itself.")
        if self._zaaid:
            request.headers["Cookie"] = f"zaaid={self._zaaid}"
        if "Content-Type" in request.headers:
            request.headers["Content-Type"] = "application/json;charset=UTF-8"


def signed(request: httpx.Request, token: str) -> httpx.Request:
    request.headers["Authorization"] = f"Svc-oauthtoken {token}"
    return request
