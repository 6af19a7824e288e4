"""Calls the tools of server.py with FastMCP's own client, those of a line at once."""

import asyncio
import json
import os
import sys
from typing import Any

from fastmcp import Client
from fastmcp.client.transports import StdioTransport


async def outcome_of(client: Client[StdioTransport], tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
    if tool == "listTools":
        return {"data": [tool.name for tool in await client.list_tools()]}
    result = await client.call_tool(tool, arguments, raise_on_error=False)
    if result.is_error:
        return {"error": "\n".join(part.text for part in result.content if part.type == "text")}
    return {"data": (result.structured_content or {}).get("data")}


async def main() -> None:
    transport = StdioTransport(sys.executable, ["server.py", *sys.argv[1:]], env=dict(os.environ))
    async with Client(transport) as client:
        while line := await asyncio.to_thread(sys.stdin.readline):
            calls = [outcome_of(client, tool, arguments) for tool, arguments in json.loads(line)]
            print(json.dumps(await asyncio.gather(*calls)), flush=True)


asyncio.run(main())
