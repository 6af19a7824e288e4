"""What a client is created with."""

import os
from dataclasses import dataclass, field

# Specification, What the service does: the ends of the hosts; the base host starts with www, in Japan with app.
DATA_CENTERS = {
    "US": ("www", "com", "com"),
    "EU": ("www", "eu", "eu"),
    "CN": ("www", "cn", "com.cn"),
    "IN": ("www", "in", "in"),
    "AU": ("www", "net.au", "com.au"),
    "JP": ("app", "jp", "jp"),
}


@dataclass(frozen=True)
class Settings:
    base_url: str
    auth_url: str
    client_id: str
    client_secret: str = field(repr=False)
    refresh_token: str = field(repr=False)
    version: str = "2.0"
    timeout: float = 30.0  # seconds to connect, and between two parts of a response

    @staticmethod
    def from_environment() -> "Settings":
        """The settings of the SVC_ variables. The error names one that is missing."""
        if "SVC_BASE_URL" in os.environ or "SVC_AUTH_URL" in os.environ:
            base_url, auth_url = variable("SVC_BASE_URL").rstrip("/"), variable("SVC_AUTH_URL").rstrip("/")
        else:
            base_url, auth_url = data_center_urls(variable("SVC_DATA_CENTER"), variable("SVC_SERVICE"))
        client_id, client_secret = variable("SVC_OAUTH2_CLIENT_ID"), variable("SVC_OAUTH2_CLIENT_SECRET")
        return Settings(base_url, auth_url, client_id, client_secret, variable("SVC_OAUTH2_REFRESH_TOKEN"))


def variable(name: str) -> str:
    if not (value := os.environ.get(name)):
        raise ValueError(f"Set the environment variable {name}.")
    return value


def data_center_urls(code: str, service: str) -> tuple[str, str]:
    """The base URL and the auth URL of a data center. The service's name in the hosts is not documented."""
    if code not in DATA_CENTERS:
        raise ValueError(f"The data center must be one of {', '.join(DATA_CENTERS)}; got {code!r}.")
    prefix, base, auth = DATA_CENTERS[code]
    return f"https://{prefix}.{service}.{base}/api", f"https://{os.environ.get('SVC_AUTH_HOST') or service}.{auth}"
