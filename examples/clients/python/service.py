"""What no generator writes: tokens within the documented limits, the service's headers, typed errors."""

import json
import os
import threading
import time
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, TypeVar

import httpx

from monitoring_api import AuthenticatedClient
from monitoring_api.models import ErrorEnvelope

T = TypeVar("T")
C = TypeVar("C", bound=Enum)

# Source: Limits. A refresh token gives 10 access tokens per 10 minutes.
MAX_TOKENS, WINDOW = 10, 600.0
USUAL_LIFETIME, DAY = 3600.0, 86400.0
# Source: MSP and business-unit accounts. A new token would not help.
NOT_AUTHORIZED = "You are not authorized to perform this operation"
# Source: Data centers. The ends of the hosts; the base host starts with www, in Japan with app.
DATA_CENTERS = {
    "US": ("www", "com", "com"),
    "EU": ("www", "eu", "eu"),
    "CN": ("www", "cn", "com.cn"),
    "IN": ("www", "in", "in"),
    "AU": ("www", "net.au", "com.au"),
    "JP": ("app", "jp", "jp"),
}


def fields_of(body: bytes) -> dict[str, Any]:
    """The fields of a JSON object; none for any other body, such as a gateway's page."""
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}


class ServiceError(Exception):
    """The service responded with an error. `code` is the error code; None if the body contains no error code."""

    def __init__(self, status: int, body: bytes, retry_after: str | None = None) -> None:
        fields = fields_of(body)
        self.status = status
        self.code: int | None = fields.get("code")
        self.message = str(fields.get("message", f"status {status} with an undocumented body"))
        self.retry_after = int(retry_after) if retry_after and retry_after.isdecimal() else None
        super().__init__(f"{self.message} (status {status}, code {self.code})")


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


@dataclass(frozen=True)
class Settings:
    base_url: str
    auth_url: str
    client_id: str
    client_secret: str = field(repr=False)
    refresh_token: str = field(repr=False)
    zaaid: str | None = None
    version: str = "2.0"

    @staticmethod
    def from_environment() -> "Settings":
        env = os.environ
        base_url, auth_url = env.get("SVC_BASE_URL"), env.get("SVC_AUTH_URL")
        if not (base_url and auth_url):
            base_url, auth_url = data_center_urls(env["SVC_DATA_CENTER"], env["SVC_SERVICE"], env.get("SVC_AUTH_HOST"))
        credentials = (env[f"SVC_OAUTH2_{name}"] for name in ("CLIENT_ID", "CLIENT_SECRET", "REFRESH_TOKEN"))
        return Settings(base_url, auth_url, *credentials)


def data_center_urls(code: str, service: str, auth_host: str | None = None) -> tuple[str, str]:
    """The base URL and the auth URL of a data center. The service's name in the hosts is not documented."""
    if code not in DATA_CENTERS:
        raise ValueError(f"The data center must be one of {', '.join(DATA_CENTERS)}; got {code!r}.")
    prefix, base, auth = DATA_CENTERS[code]
    return f"https://{prefix}.{service}.{base}/api", f"https://{auth_host or service}.{auth}"


class Tokens:
    """Access tokens from a refresh token: one request at a time for all threads, ten in ten minutes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._made: deque[float] = deque()
        self._token, self._usable_until = "", 0.0

    def get(self, rejected: str | None = None) -> str:
        """A usable token; another one than `rejected`."""
        with self._lock:
            if self._token == rejected or time.monotonic() >= self._usable_until:
                self._create()
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
        response = httpx.post(s.auth_url + "/oauth/v2/token", data=form | {"refresh_token": s.refresh_token})
        body = fields_of(response.content)
        # Errors are not documented; some services of this kind send them with status 200.
        if response.status_code >= 300 or "access_token" not in body:
            raise TokenError(str(body.get("error", f"status {response.status_code}")))
        # More than a day means milliseconds.
        seconds = float(body.get("expires_in", USUAL_LIFETIME))
        lifetime = seconds / 1000 if seconds > DAY else seconds
        self._token, self._usable_until = body["access_token"], now + lifetime - min(60, lifetime / 10)


class ServiceAuth(httpx.Auth):
    """Adds the service's headers, replays a call once after a 401, and raises ServiceError."""

    requires_response_body = True

    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        self._settings, self._tokens = settings, tokens

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        request.headers["Accept"] = f"application/json; version={self._settings.version}"
        if request.content:
            request.headers["Content-Type"] = "application/json;charset=UTF-8"
        if self._settings.zaaid is not None:
            request.headers["Cookie"] = f"zaaid={self._settings.zaaid}"
        token = self._tokens.get()
        request.headers["Authorization"] = f"Svc-oauthtoken {token}"
        response = yield request
        if response.status_code == 401 and NOT_AUTHORIZED not in response.text:
            try:
                token = self._tokens.get(rejected=token)
            except TokenBudgetError:
                pass  # the 401 is what the caller should see
            else:
                request.headers["Authorization"] = f"Svc-oauthtoken {token}"
                response = yield request
        fields = fields_of(response.content)
        if response.status_code >= 300 or not fields or fields.get("code", 0) != 0:
            raise ServiceError(response.status_code, response.content, response.headers.get("Retry-After"))


class Service:
    """The generated client with the service's authentication. `client` is what the generated functions take."""

    def __init__(self, settings: Settings, tokens: Tokens | None = None) -> None:
        self._settings, self._tokens = settings, tokens or Tokens(settings)
        self.client = AuthenticatedClient(
            base_url=settings.base_url,
            token="",  # ServiceAuth sends the token
            timeout=httpx.Timeout(30),
            httpx_args={"auth": ServiceAuth(settings, self._tokens)},
        )

    def with_account(self, zaaid: str) -> "Service":
        """The same tokens, acting on a customer account or business unit."""
        return Service(replace(self._settings, zaaid=zaaid), self._tokens)


def ok(parsed: T | ErrorEnvelope | None) -> T:
    """The envelope of a call. ServiceAuth has raised every error, so the rest is a success that is not documented."""
    if parsed is None or isinstance(parsed, ErrorEnvelope):
        raise TypeError("The service responded with a status of success that the contract does not have.")
    return parsed


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an id that the service has added since."""
    return next((member for member in constant if member.value == id), None)
