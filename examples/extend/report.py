"""Calls an operation that the overlay has added, with the package that examples/clients/python makes of the contract."""

from svc_monitoring.api.added import get_summary_report
from svc_monitoring.api.monitors import list_monitors
from svc_monitoring.models import Period
from svc_monitoring.service import Service
from svc_monitoring.settings import Settings

with Service(Settings.from_environment()) as service:
    for monitor in service.call(list_monitors.sync).data:
        report = service.call(get_summary_report.sync, monitor.monitor_id, period=Period.LAST_MONTH).data
        print(monitor.monitor_id, monitor.display_name or "without a name", report.availability)
