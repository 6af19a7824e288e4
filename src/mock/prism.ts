import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

export interface PrismServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Prism logs what it is asked, token parameters included; this server tells nothing. */
const silentLogger = createLogger("prism", { level: "silent" });

/**
 * Serves the examples of a contract with Prism, on the loopback interface only.
 * @param contract path of the bundled document
 * @param port 0 for any free port
 * @throws Error with a way out, if the port is taken
 */
export async function startPrism(contract: string, port: number): Promise<PrismServer> {
  const server = createServer(await getHttpOperationsFromSpec(contract), {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    components: { logger: silentLogger },
  });
  // Prism rejects with the bare message of the error.
  const url = await server.listen(port, "127.0.0.1").catch((message: unknown) => {
    const reason = String(message);
    throw new Error(
      reason.includes("EADDRINUSE")
        ? `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or choose another port: npm start -- --port ${port + 1}`
        : `The mock could not listen on 127.0.0.1:${port}: ${reason}`,
    );
  });
  return { url, close: () => server.close() };
}
