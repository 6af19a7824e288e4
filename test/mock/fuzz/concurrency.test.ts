import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { startMock } from "../../../src/mock/index.ts";
import { fuzzedMock } from "./fuzzed-mock.ts";
import { violations } from "./invariant.ts";
import { head, responsesIn, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();
const count = 1000;

/** Connections that are all open before anything is sent. */
async function openConnections(): Promise<Wire[]> {
  const wires = Array.from({ length: count }, () => new Wire(fuzzed.port));
  await Promise.all(wires.map(({ socket }) => socket.connecting && once(socket, "connect")));
  return wires;
}

describe("a thousand connections at once", () => {
  it("each get their own response", async () => {
    const wires = await openConnections();
    const lines = ["GET /api/monitors/", "HEAD /api/monitors/", "GET /nothing/", "BREW /pot/", "DELETE /api/monitors?"];
    const received = await Promise.all(
      wires.map(async (wire, index) => {
        const line = `${lines[index % lines.length]}${index}`;
        await wire.send(head(fuzzed.request(line, "Prefer: code=200")));
        const [response, ...more] = responsesIn(await wire.rest(), [line.split(" ")[0] ?? ""]);
        expect([more, response && violations(response, { method: line.split(" ")[0] ?? "" })]).toEqual([[], []]);
        return response;
      }),
    );
    expect(received.map((response) => response?.status)).toEqual(
      wires.map((_, index) => [200, 200, 404, 400, 405][index % 5]),
    );
    const echoed = received
      .filter((_, index) => index % 5 === 0)
      .map((response) => JSON.parse(response?.body ?? "").data);
    expect(echoed).toEqual(echoed.map((_, index) => ({ monitor_id: String(index * 5) })));
  });

  it("can be reset at once", async () => {
    const wires = await openConnections();
    await Promise.all(wires.map((wire) => wire.send(head(fuzzed.request("GET /api/monitors")))));
    await Promise.all(wires.map((wire) => wire.reset()));
  });
});

describe("closing the mock", () => {
  it("closes all connections", async () => {
    const refused = ["no HTTP\r\n\r\n", head("CONNECT a:1 HTTP/1.1")];
    const incomplete = ["", "GET / HT", head("PUT / HTTP/1.1", "Content-Length: 9")];
    const mock = await startMock();
    const port = Number(new URL(mock.authUrl).port);
    const wires = [...refused, ...incomplete].map((start) => ({ start, wire: new Wire(port, { staysOpen: true }) }));
    const ended = wires.slice(0, refused.length).map(({ wire }) => once(wire.socket, "end"));
    await Promise.all(wires.map(({ start, wire }) => wire.send(start)));
    await Promise.all(ended);
    await mock.close();
    await Promise.all(wires.map(({ wire }) => wire.reset()));
  });
});
