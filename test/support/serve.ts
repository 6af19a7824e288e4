import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { WhenOver } from "./command.ts";

/**
 * A server on this machine; its address is a base URL.
 * @param whenOver ends it: with the test, if left out
 */
export async function serve(listener: RequestListener, whenOver: WhenOver = onTestFinished): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  whenOver(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
