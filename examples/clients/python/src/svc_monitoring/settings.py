"""What a client is created with."""

import os
import re
from dataclasses import dataclass, field

# Specification, What the service does: the base host and the auth host. The service's name in them is not documented.
HOSTS = {
    "US": ("www.{}.com", "{}.com"),
    "EU": ("www.{}.eu", "{}.eu"),
    "CN": ("www.{}.cn", "{}.com.cn"),
    "IN": ("www.{}.in", "{}.in"),
    "AU": ("www.{}.net.au", "{}.com.au"),
    "JP": ("app.{}.jp", "{}.jp"),
}


@dataclass(frozen=True)
class Settings:
    base_url: str
    auth_url: str
    credentials: dict[str, str] = field(repr=False)  # client_id, client_secret, refresh_token
    version: str = "2.0"
    timeout: float = 30.0  # seconds to connect, for each wait, and for the body

    def __post_init__(self) -> None:
        for url in (self.base_url, self.auth_url):
            if not re.match(r"https://|http://(localhost|127\.0\.0\.1|\[::1\])(:|/|$)", url):
                raise ValueError(f"An address is https, or http on this machine; got {url}.")

    @staticmethod
    def from_environment() -> "Settings":
        """The settings of the SVC_ variables. The error names one that is missing."""
        names = ("client_id", "client_secret", "refresh_token")
        credentials = {name: variable(f"SVC_OAUTH2_{name.upper()}") for name in names}
        if "SVC_BASE_URL" in os.environ or "SVC_AUTH_URL" in os.environ:
            return Settings(variable("SVC_BASE_URL").rstrip("/"), variable("SVC_AUTH_URL").rstrip("/"), credentials)
        code, service = variable("SVC_DATA_CENTER"), variable("SVC_SERVICE")
        if code not in HOSTS:
            raise ValueError(f"The data center must be one of {', '.join(HOSTS)}; got {code!r}.")
        base, auth = HOSTS[code]
        auth_name = os.environ.get("SVC_AUTH_HOST") or service
        return Settings(f"https://{base.format(service)}/api", f"https://{auth.format(auth_name)}", credentials)


def variable(name: str) -> str:
    if not (value := os.environ.get(name)):
        raise ValueError(f"Set the environment variable {name}.")
    return value
