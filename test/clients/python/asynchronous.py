"""Makes twenty calls at once with one access token, and meets errors, in an event loop and in another one."""

import asyncio

from svc_monitoring.api.monitors import get_monitor, list_monitors
from svc_monitoring.service import Service, ServiceError
from svc_monitoring.settings import Settings

service = Service(Settings.from_environment())


async def main() -> None:
    async with service:
        lists = await asyncio.gather(*(service.call_async(list_monitors.asyncio) for _ in range(20)))
        print(f"{len(lists)} lists of {len(lists[0].data)} monitors")
        try:
            await service.call_async(get_monitor.asyncio, "1")
        except ServiceError as error:
            print(error)
        try:
            await service.call_async(list_monitors.asyncio, cookie="zaaid=1")
        except ValueError:
            print("refused")


asyncio.run(main())
try:
    asyncio.run(service.call_async(list_monitors.asyncio))
except RuntimeError as error:
    print(error)
