import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

export interface StockPrism {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Logging would take most of its time. */
const silentLogger = createLogger("prism", { level: "silent" });

/** Serves a contract with unmodified Prism, on a free port of the loopback interface. */
export async function startStockPrism(contract: string): Promise<StockPrism> {
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
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}
