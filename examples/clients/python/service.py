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

# Specification, Limits: a refresh token gives 10 access tokens per 10 minutes, to all processes together.
MAX_TOKENS, WINDOW = 10, 600.0
USUAL_LIFETIME, DAY = 3600.0, 86400.0
# Specification, MSP and business-unit accounts. A new token would not help.
NOT_AUTHORIZED = "You are not authorized to perform this operation"
# Specification, What the service does: the ends of the hosts; the base host starts with www, in Japan with app.
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


def code_of(fields: dict[str, Any]) -> int | None:
    """The code of an envelope; None if it is not a number."""
    code = fields.get("code")
    return code if type(code) is int else None


class ServiceError(Exception):
    """The service responded with an error. `code` is the error code; None if the body contains no error code."""

    def __init__(self, status: int, body: bytes, retry_after: str | None = None) -> None:
        fields = fields_of(body)
        message = fields.get("message")
        self.status = status
        self.code = code_of(fields)
        self.message = message if isinstance(message, str) else f"status {status} with an undocumented body"
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
    timeout: float = 30.0  # seconds to connect, and between two parts of a response

    @staticmethod
    def from_environment() -> "Settings":
        """The settings of the SVC_ variables. The error names one that is missing."""
        base_url, auth_url = os.environ.get("SVC_BASE_URL"), os.environ.get("SVC_AUTH_URL")
        if not (base_url and auth_url):
            auth_host = os.environ.get("SVC_AUTH_HOST")
            base_url, auth_url = data_center_urls(variable("SVC_DATA_CENTER"), variable("SVC_SERVICE"), auth_host)
        client_id, client_secret = variable("SVC_OAUTH2_CLIENT_ID"), variable("SVC_OAUTH2_CLIENT_SECRET")
        return Settings(base_url, auth_url, client_id, client_secret, variable("SVC_OAUTH2_REFRESH_TOKEN"))


def variable(name: str) -> str:
    if not (value := os.environ.get(name)):
        raise ValueError(f"Set the environment variable {name}.")
    return value


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
        self.http = httpx.Client(timeout=settings.timeout)  # its connections are for all accounts
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
        response = self.http.post(s.auth_url + "/oauth/v2/token", data=form | {"refresh_token": s.refresh_token})
        body = fields_of(response.content)
        token, expires_in = body.get("access_token"), body.get("expires_in")
        # Errors are not documented; some services of this kind send them with status 200.
        if response.status_code >= 300 or not isinstance(token, str):
            raise TokenError(str(body.get("error", f"status {response.status_code}")))
        seconds = float(expires_in) if isinstance(expires_in, int | float) else USUAL_LIFETIME
        lifetime = seconds / 1000 if seconds > DAY else seconds  # more than a day means milliseconds
        self._token, self._usable_until = token, now + lifetime - min(60, lifetime / 10)


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
        # The generated functions return nothing for a success that the contract does not have.
        if response.status_code not in (200, 201) or not fields or code_of(fields):
            raise ServiceError(response.status_code, response.content, response.headers.get("Retry-After"))


class SharedConnections(httpx.BaseTransport):
    """Sends through another client, which has the proxies of the environment; a shared HTTPTransport has none."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._http.send(request, stream=True)


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
                "transport": SharedConnections(self._tokens.http),
            },
        )

    def __enter__(self) -> "Service":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections, which are those of all accounts."""
        self._tokens.http.close()

    def with_account(self, zaaid: str) -> "Service":
        """The same tokens and connections, acting on a customer account or business unit."""
        return Service(replace(self._settings, zaaid=zaaid), self._tokens)


def ok(parsed: T | ErrorEnvelope | None) -> T:
    """The envelope of a call. ServiceAuth has raised every error, so the rest is a success that is not documented."""
    if parsed is None or isinstance(parsed, ErrorEnvelope):
        raise TypeError("The service responded with a status of success that the contract does not have.")
    return parsed


def known(constant: type[C], id: object) -> C | None:
    """The member of a constant; None for an id that the service has added since."""
    return next((member for member in constant if member.value == id), None)
