"""Makes the calls of the conformance cases: a line of JSON in, a line of JSON out."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from svc_monitoring import Client
from svc_monitoring.api.customers_and_business_units import list_msp_customers
from svc_monitoring.api.location_profiles import list_location_profiles
from svc_monitoring.api.monitor_groups import create_monitor_group
from svc_monitoring.api.monitors import get_monitor, list_monitor_type_constants, list_monitors
from svc_monitoring.api.o_auth_tokens import create_token
from svc_monitoring.models import MonitorGroupCreateRequest, MonitorType, ReportType, TokenRequest, TokenResponse
from svc_monitoring.service import Service, ServiceError, TokenBudgetError, TokenError, known
from svc_monitoring.settings import Settings
from svc_monitoring.types import Unset

Call = dict[str, Any]


def create_group(service: Service, call: Call) -> Any:
    body = MonitorGroupCreateRequest(display_name=call["display_name"], description=call["description"])
    data = service.call(create_monitor_group.sync, body=body).data
    return None if isinstance(data, Unset) else data


def count_monitors(service: Service, call: Call) -> int:
    accounts = (service.with_account(call["zaaid"]) for _ in range(call["accounts"]))
    return sum(len(one.call(list_monitors.sync).data) for one in accounts)


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
    "countMonitorsOfAccounts": lambda s, _, c: count_monitors(s, c),
    "availabilitySummary": lambda s, _, c: ReportType.AVAILABILITY_SUMMARY,
    "exchangeGrant": lambda _, settings, c: exchange_grant(settings, c["code"]),
}


def outcome_of(service: Service, settings: Settings, call: Call) -> dict[str, Any]:
    try:
        return {"data": operations[call["operation"]](service, settings, call)}
    except ValueError:
        return {"error": {"kind": "usage"}}
    except ServiceError as e:
        if e.status < 300 and not e.code:
            return {"error": {"kind": "contract"}}
        fields = {"status": e.status, "code": e.code, "message": e.message, "retry_after": e.retry_after}
        return {"error": {"kind": "service", **fields}}
    except TokenError as e:
        return {"error": {"kind": "token", "reason": e.reason}}
    except TokenBudgetError:
        return {"error": {"kind": "budget"}}
    except httpx.TimeoutException:
        return {"error": {"kind": "transport", "reason": "timeout"}}
    except httpx.ConnectError:
        return {"error": {"kind": "transport", "reason": "refused"}}
    except httpx.TransportError:
        return {"error": {"kind": "transport", "reason": "lost"}}


def outcomes_of(asked: dict[str, Any]) -> list[dict[str, Any]]:
    global service
    call = asked["call"]
    try:
        settings = Settings(**asked["settings"])
        service = service if call.get("isAgain") else Service(settings)
    except ValueError:
        return [{"error": {"kind": "usage"}}]
    outcomes: list[dict[str, Any]] = []
    for _ in range(call.get("sequence", 1)):
        with ThreadPoolExecutor(12) as pool:
            outcomes = list(pool.map(lambda _: outcome_of(service, settings, call), range(call.get("parallel", 1))))
    if call.get("closes"):
        service.close()
    return outcomes


service: Service
for line in sys.stdin:
    outcomes = outcomes_of(json.loads(line))
    print(json.dumps(next((one for one in outcomes if "error" in one), outcomes[0])), flush=True)
