"""Lists monitors, reads one, meets an error, and creates a group on a customer's account."""

from svc_monitoring.api.customers_and_business_units import list_msp_customers
from svc_monitoring.api.monitor_groups import create_monitor_group
from svc_monitoring.api.monitors import get_monitor, list_monitor_type_constants, list_monitors
from svc_monitoring.models import MonitorGroupCreateRequest, MonitorType, ReportType
from svc_monitoring.service import Service, ServiceError, known
from svc_monitoring.settings import Settings

with Service(Settings.from_environment()) as service:
    monitors = service.call(list_monitors.sync).data
    print(f"{len(monitors)} monitors")

    if monitors:
        monitor = service.call(get_monitor.sync, monitors[0].monitor_id).data
        print(f"monitor {monitor.monitor_id}")

    try:
        service.call(get_monitor.sync, "1")
    except ServiceError as error:
        print(f"no such monitor: {error}")

    for customer in service.call(list_msp_customers.sync).data[:1]:
        description = "Monitors of the production web sites"
        group = MonitorGroupCreateRequest(display_name="Web production", description=description)
        service.with_account(customer.zaaid).call(create_monitor_group.sync, body=group)
        print(f"a group is created on the account of {customer.name}")

    print(f"report type AvailabilitySummary is {ReportType.AVAILABILITY_SUMMARY}")

    types = service.call(list_monitor_type_constants.sync).data
    new = [one.id for one in types if known(MonitorType, one.id) is None]
    print(f"new monitor types: {', '.join(new) or 'none'}")
