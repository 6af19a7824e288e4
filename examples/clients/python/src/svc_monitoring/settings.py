"""What a client is created with."""

import os
from dataclasses import dataclass, field

import httpx

# Specification, What the service does: the base host and the auth host. The service's name in them is not documented.
HOSTS = {
    "US": ("www.{}.com", "{}.com"),
    "EU": ("www.{}.eu", "{}.eu"),
    "CN": ("www.{}.cn", "{}.com.cn"),
    "IN": ("www.{}.in", "{}.in"),
    "AU": ("www.{}.net.au", "{}.com.au"),
    "JP": ("app.{}.jp", "{}.jp"),
}
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    base_url: str
    auth_url: str
    credentials: dict[str, str] = field(repr=False)  # client_id, client_secret, refresh_token
    version: str = "2.0"
    timeout: float = 30.0  # seconds to connect, for each wait, and for the body

    def __post_init__(self) -> None:
        for name, url in (("base_url", self.base_url), ("auth_url", self.auth_url)):
            # The parser of what is sent: another one may find another host.
            scheme, host = httpx.URL(url).scheme, httpx.URL(url).host
            if not host or not (scheme == "https" or (scheme == "http" and host in THIS_MACHINE)):
                raise ValueError(f"{name} must be https, or http on this machine.")

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
