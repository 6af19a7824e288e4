"""Makes the calls of the cases; test/clients/README.md has the lines that go in and out."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx

from svc_monitoring.api.monitor_groups import create_monitor_group
from svc_monitoring.api.monitors import get_monitor, list_monitors
from svc_monitoring.models import MonitorGroupCreateRequest
from svc_monitoring.service import Service, ServiceError, TokenError
from svc_monitoring.settings import Settings
from svc_monitoring.types import Unset

Call = dict[str, Any]


def operate(service: Service, call: Call) -> Any:
    match call["operation"]:
        case "listMonitors":
            cookie = {"cookie": call["cookie"]} if "cookie" in call else {}
            return [monitor.to_dict() for monitor in service.call(list_monitors.sync, **cookie).data]
        case "getMonitor" | "getRecord":
            return service.call(get_monitor.sync, call["monitor_id"]).data.to_dict()
        case "createMonitorGroup":
            body = MonitorGroupCreateRequest(display_name=call["display_name"], description=call["description"])
            data = service.call(create_monitor_group.sync, body=body).data
            return None if isinstance(data, Unset) else data
    raise NotImplementedError(call["operation"])


def outcome_of(service: Service, call: Call) -> dict[str, Any]:
    try:
        return {"data": operate(service.with_account(call["zaaid"]) if "zaaid" in call else service, call)}
    except ServiceError as error:
        fields = {"operation": error.operation, "status": error.status, "code": error.code, "message": error.message}
        return {"error": {"kind": "service", "retry_after": error.retry_after} | fields}
    except TokenError as error:
        return {"error": {"kind": "token", "message": error.reason}}
    except httpx.TransportError:
        return {"error": {"kind": "transport"}}
    except ValueError:
        return {"error": {"kind": "argument"}}


def outcomes_of(call: Call) -> list[dict[str, Any]]:
    settings = replace(Settings.from_environment(), timeout=call["timeout"])
    times = call["times"]
    with Service(settings) as service, ThreadPoolExecutor(times if call["at_once"] else 1) as threads:
        return [*threads.map(outcome_of, [service] * times, [call] * times)]


for line in sys.stdin:
    print(json.dumps(outcomes_of(json.loads(line))), flush=True)
