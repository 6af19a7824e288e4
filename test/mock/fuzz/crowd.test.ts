import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { startMock } from "../../../src/mock/index.ts";
import { fuzzedMock } from "./fuzzed-mock.ts";
import { breaches } from "./law.ts";
import { answersIn, head, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();
const size = 1000;

/** Connections that are all open before any of them says a word. */
async function crowd(): Promise<Wire[]> {
  const wires = Array.from({ length: size }, () => new Wire(fuzzed.port));
  await Promise.all(wires.map(({ socket }) => socket.connecting && once(socket, "connect")));
  return wires;
}

describe("a thousand connections at once", () => {
  it("get their own answers each", async () => {
    const wires = await crowd();
    const lines = ["GET /api/monitors/", "HEAD /api/monitors/", "GET /nothing/", "BREW /pot/", "DELETE /api/monitors?"];
    const received = await Promise.all(
      wires.map(async (wire, index) => {
        const line = `${lines[index % lines.length]}${index}`;
        await wire.send(head(fuzzed.request(line, "Prefer: code=200")));
        const [answer, ...more] = answersIn(await wire.rest(), [line.split(" ")[0] ?? ""]);
        expect([more, answer && breaches(answer, { method: line.split(" ")[0] ?? "" })]).toEqual([[], []]);
        return answer;
      }),
    );
    expect(received.map((answer) => answer?.status)).toEqual(
      wires.map((_, index) => [200, 200, 404, 400, 405][index % 5]),
    );
    const echoed = received.filter((_, index) => index % 5 === 0).map((answer) => JSON.parse(answer?.body ?? "").data);
    expect(echoed).toEqual(echoed.map((_, index) => ({ monitor_id: String(index * 5) })));
  });

  it("can be broken off at once", async () => {
    const wires = await crowd();
    await Promise.all(wires.map((wire) => wire.send(head(fuzzed.request("GET /api/monitors")))));
    await Promise.all(wires.map((wire) => wire.reset()));
  });
});

describe("a mock that is closed", () => {
  it("ends whatever is open", async () => {
    const refused = ["no HTTP\r\n\r\n", head("CONNECT a:1 HTTP/1.1")];
    const begun = ["", "GET / HT", head("PUT / HTTP/1.1", "Content-Length: 9")];
    const mock = await startMock();
    const port = Number(new URL(mock.authUrl).port);
    const wires = [...refused, ...begun].map((start) => ({ start, wire: new Wire(port, { staysOpen: true }) }));
    const ended = wires.slice(0, refused.length).map(({ wire }) => once(wire.socket, "end"));
    await Promise.all(wires.map(({ start, wire }) => wire.send(start)));
    await Promise.all(ended);
    await mock.close();
    await Promise.all(wires.map(({ wire }) => wire.reset()));
  });
});
