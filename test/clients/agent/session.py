"""Calls the tools of server.py with FastMCP's own client; test/clients/README.md has the lines that go in and out."""

import asyncio
import json
import os
import sys
from typing import Any

from fastmcp import Client
from fastmcp.client.transports import StdioTransport


async def outcome_of(client: Client[StdioTransport], call: dict[str, Any]) -> dict[str, Any]:
    operation = call.pop("operation")
    if operation == "listTools":
        return {"data": [tool.name for tool in await client.list_tools()]}
    result = await client.call_tool(operation, call, raise_on_error=False)
    if result.is_error:
        return {"error": {"message": "\n".join(part.text for part in result.content if part.type == "text")}}
    return {"data": (result.structured_content or {}).get("data")}


async def main() -> None:
    transport = StdioTransport(sys.executable, ["server.py", *sys.argv[1:]], env=dict(os.environ))
    async with Client(transport) as client, asyncio.TaskGroup() as calls:

        async def make(line: dict[str, Any]) -> None:
            print(json.dumps({"id": line["id"], **await outcome_of(client, line["call"])}), flush=True)

        while line := await asyncio.to_thread(sys.stdin.readline):
            calls.create_task(make(json.loads(line)))


asyncio.run(main())
