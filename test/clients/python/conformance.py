"""Makes the calls of the conformance cases; test/clients/README.md has the lines that go in and out."""

import json
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

import httpx

from svc_monitoring import Client
from svc_monitoring.api.customers_and_business_units import list_msp_customers
from svc_monitoring.api.location_profiles import list_location_profiles
from svc_monitoring.api.monitor_groups import create_monitor_group
from svc_monitoring.api.monitors import get_monitor, list_monitor_type_constants, list_monitors
from svc_monitoring.api.o_auth_tokens import create_token
from svc_monitoring.models import MonitorGroupCreateRequest, MonitorType, ReportType, TokenRequest, TokenResponse
from svc_monitoring.service import Service, ServiceError, TokenError, known
from svc_monitoring.settings import Settings
from svc_monitoring.types import Unset

Call = dict[str, Any]


def create_group(service: Service, call: Call) -> Any:
    body = MonitorGroupCreateRequest(display_name=call["display_name"], description=call["description"])
    data = service.call(create_monitor_group.sync, body=body).data
    return None if isinstance(data, Unset) else data


def list_types(service: Service) -> list[dict[str, Any]]:
    types = service.call(list_monitor_type_constants.sync).data
    return [{"id": one.id, "known": known(MonitorType, one.id) is not None} for one in types]


def exchange_grant(settings: Settings, code: str) -> dict[str, Any]:
    body = TokenRequest(settings.client_id, settings.client_secret, "authorization_code", code=code)
    tokens = create_token.sync(client=Client(base_url=settings.auth_url), body=body)
    assert isinstance(tokens, TokenResponse)
    return tokens.to_dict() | {"has_refresh_token": bool(tokens.refresh_token)}


operations: dict[str, Callable[[Service, Settings, Call], Any]] = {
    "listMonitors": lambda s, _, c: [one.to_dict() for one in s.call(list_monitors.sync).data],
    "getMonitor": lambda s, _, c: s.call(get_monitor.sync, c["monitor_id"]).data.to_dict(),
    "getMonitorAttributes": lambda s, _, c: s.call(get_monitor.sync, c["monitor_id"]).data.to_dict(),
    "createMonitorGroup": lambda s, _, c: create_group(s, c),
    "listMspCustomers": lambda s, _, c: [one.to_dict() for one in s.call(list_msp_customers.sync).data],
    "listLocationProfiles": lambda s, _, c: [one.to_dict() for one in s.call(list_location_profiles.sync).data],
    "listMonitorTypes": lambda s, _, c: list_types(s),
    "availabilitySummary": lambda s, _, c: ReportType.AVAILABILITY_SUMMARY,
    "exchangeGrant": lambda _, settings, c: exchange_grant(settings, c["code"]),
    "close": lambda s, _, c: s.close(),
}


def error_of(error: Exception) -> dict[str, Any]:
    match error:
        case ServiceError():
            kind = "contract" if error.status < 300 and not error.code else "service"
            fields = {"operation": error.operation, "status": error.status, "body": error.body.decode()}
            return {
                "kind": kind,
                "code": error.code,
                "message": error.message,
                "retry_after": error.retry_after,
            } | fields
        case TokenError():
            return {"kind": "token", "reason": error.reason}
        case httpx.TimeoutException():
            return {"kind": "transport", "reason": "timeout"}
        case httpx.ConnectError():
            return {"kind": "transport", "reason": "refused"}
        case httpx.TransportError():
            return {"kind": "transport", "reason": "lost"}
    return {"kind": "usage"}


def answer(service: Service, settings: Settings, asked: dict[str, Any]) -> None:
    call = asked["call"]
    try:
        acting = service.with_account(call["zaaid"]) if "zaaid" in call else service
        outcome = {"data": operations[call["operation"]](acting, settings, call)}
    except (ServiceError, TokenError, httpx.TransportError, ValueError) as error:
        outcome = {"error": error_of(error)}
    print(json.dumps({"id": asked["id"], **outcome}) + "\n", end="", flush=True)


def end(failure: threading.ExceptHookArgs) -> None:
    threading.__excepthook__(failure)
    os._exit(1)


threading.excepthook = end
for line in sys.stdin:
    asked = json.loads(line)
    if "settings" in asked:
        settings = Settings(**asked["settings"])
        service = Service(settings)
    threading.Thread(target=answer, args=(service, settings, asked)).start()
