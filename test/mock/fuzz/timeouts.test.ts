import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { close, createHttpServer, listen } from "../../../src/server/http-server.ts";
import { json } from "../../../src/server/message.ts";
import { responsesIn, Wire } from "./wire.ts";

/** Starts a server, and sends the beginning of a request to it. */
async function startRequest(start: string, options: { staysOpen?: boolean } = {}) {
  const refuse = (detail: string) => json(400, { code: 400, message: detail });
  const server = createHttpServer({
    maxBody: 10,
    handle: async () => json(200, { code: 0, message: "success" }),
    refuse,
  });
  const accepted = once(server, "connection");
  const wire = new Wire(await listen(server, 0), options);
  const ended = once(wire.socket, "end");
  onTestFinished(() => close(server));
  const [socket]: Socket[] = await accepted;
  const read = once(socket as Socket, "data");
  await wire.send(start);
  // Wait until the server has read the bytes. Without a listener, Node reads them past the stream, without an event.
  await read;
  // Node checks its connections only every 30 seconds, so the test emits the event of the timeout.
  const timeOut = () =>
    server.emit("clientError", Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket as Socket);
  return { wire, ended, gone: once(socket as Socket, "close"), timeOut };
}

it.each(["GET / HT", "PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab"])(
  "an incomplete request is refused after a timeout: %j",
  async (start) => {
    const { wire, ended, timeOut } = await startRequest(start);
    timeOut();
    await ended;
    const [response] = responsesIn(await wire.rest());
    expect([response?.status, JSON.parse(response?.body ?? "").message]).toEqual([
      400,
      "the request did not arrive in time",
    ]);
  },
);

it("a refused client that keeps the connection open is disconnected after a timeout", async () => {
  const { wire, ended, gone, timeOut } = await startRequest("no HTTP\r\n\r\n", { staysOpen: true });
  await ended;
  timeOut();
  // The client's side is still open.
  await gone;
  await wire.reset();
});
