"""Calls an operation that the overlay has added, with the generated client and the service.py of examples/clients/python."""

from monitoring_api.api.added import get_summary_report
from monitoring_api.api.monitors import list_monitors
from monitoring_api.models import Period
from service import Service, Settings, ok

service = Service(Settings.from_environment())
for monitor in ok(list_monitors.sync(client=service.client)).data:
    report = ok(get_summary_report.sync(monitor.monitor_id, client=service.client, period=Period.LAST_MONTH))
    print(monitor.monitor_id, monitor.display_name or "without a name", report.data.availability)
