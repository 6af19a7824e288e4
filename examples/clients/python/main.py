"""Lists monitors, reads one, meets an error, and creates a group on a customer's account."""

from monitoring_api.api.customers_and_business_units import list_msp_customers
from monitoring_api.api.monitor_groups import create_monitor_group
from monitoring_api.api.monitors import get_monitor, list_monitor_type_constants, list_monitors
from monitoring_api.models import MonitorGroupCreateRequest, MonitorType, ReportType
from service import Service, ServiceError, Settings, known, ok

with Service(Settings.from_environment()) as service:
    monitors = ok(list_monitors.sync(client=service.client)).data
    print(f"{len(monitors)} monitors")

    if monitors:
        monitor = ok(get_monitor.sync(monitors[0].monitor_id, client=service.client)).data
        print(f"monitor {monitor.monitor_id}")

    try:
        get_monitor.sync("1", client=service.client)
    except ServiceError as error:
        print(f"no such monitor: {error}")

    for customer in ok(list_msp_customers.sync(client=service.client)).data[:1]:
        description = "Monitors of the production web sites"
        group = MonitorGroupCreateRequest(display_name="Web production", description=description)
        create_monitor_group.sync(client=service.with_account(customer.zaaid).client, body=group)
        print(f"a group is created on the account of {customer.name}")

    print(f"report type AvailabilitySummary is {ReportType.AVAILABILITY_SUMMARY}")

    types = ok(list_monitor_type_constants.sync(client=service.client)).data
    new = [one.id for one in types if known(MonitorType, one.id) is None]
    print(f"new monitor types: {', '.join(new) or 'none'}")
