"""What a response says: a success, an error of the service, or no access token."""

import json
import re
from contextvars import ContextVar
from typing import Any

import httpx

# Specification, MSP and business-unit accounts. A new token would not help.
NOT_AUTHORIZED = "You are not authorized to perform this operation"
# Of this thread or task.
last_success: ContextVar[httpx.Response | None] = ContextVar("last_success", default=None)


class ServiceError(Exception):
    """The response is an error, or breaks the contract. `code` is the service's error code; None if the response has none."""

    def __init__(self, response: httpx.Response, problem: str | None = None) -> None:
        self.operation = f"{response.request.method} {response.request.url.path}"
        self.status, self.body = response.status_code, response.content
        code, message = (fields_of(self.body).get(name) for name in ("code", "message"))
        self.code = code if type(code) is int else None
        text = message if isinstance(message, str) else f"status {self.status} with an undocumented body"
        _, _, token = response.request.headers.get("Authorization", "").partition(" ")
        self.message = (problem or text).replace(token or "***", "***")  # a server may repeat the token
        seconds = response.headers.get("Retry-After", "")  # a date, which HTTP allows too, is left out
        self.retry_after = int(seconds) if re.fullmatch("[0-9]{1,9}", seconds) else None
        super().__init__(f"{self.message} (status {self.status}, code {self.code})")


class TokenError(Exception):
    """The auth server created no access token. `reason` is its error code, which is not documented, or the status."""

    def __init__(self, response: httpx.Response) -> None:
        error = str(fields_of(response.content).get("error"))  # a text that is no code may repeat a secret
        self.reason = error if re.fullmatch("[a-z]+_[a-z_]+|Access Denied", error) else f"status {response.status_code}"
        super().__init__(f"The auth server created no access token: {self.reason}")


def fields_of(body: bytes) -> dict[str, Any]:
    """The fields of a JSON object; none for any other body, such as a gateway's page."""
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def is_rejected(response: httpx.Response) -> bool:
    return response.status_code == 401 and NOT_AUTHORIZED not in response.text


def check_success(response: httpx.Response) -> None:
    """Raises ServiceError for what is no success. A success gets the status that the generated functions read."""
    if response.status_code == 204 and response.request.method != "GET":
        return
    fields = fields_of(response.content)
    if not response.is_success or not isinstance(fields.get("message"), str) or fields.get("code") not in (None, 0):
        raise ServiceError(response)
    last_success.set(response)
    response.status_code = 200
