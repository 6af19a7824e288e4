import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { close, createHttpServer, listen } from "../../../src/server/http-server.ts";
import { json } from "../../../src/server/message.ts";
import { answersIn, Wire } from "./wire.ts";

/** A server, and a connection to it on which a request has begun. */
async function begun(start: string, options: { staysOpen?: boolean } = {}) {
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
  // Node takes the bytes past its own stream, where nothing is heard of them, unless somebody listens.
  await read;
  // Node looks at its connections twice a minute only; here the test does.
  const late = () =>
    server.emit("clientError", Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket as Socket);
  return { wire, ended, gone: once(socket as Socket, "close"), late };
}

it.each(["GET / HT", "PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab"])(
  "a request that does not go on is refused in the end: %j",
  async (start) => {
    const { wire, ended, late } = await begun(start);
    late();
    await ended;
    const [answer] = answersIn(await wire.rest());
    expect([answer?.status, JSON.parse(answer?.body ?? "").message]).toEqual([
      400,
      "the request did not arrive in time",
    ]);
  },
);

it("a client that does not go after its refusal is cut off in the end", async () => {
  const { wire, ended, gone, late } = await begun("no HTTP\r\n\r\n", { staysOpen: true });
  await ended;
  late();
  // The client's side is open still.
  await gone;
  await wire.reset();
});
