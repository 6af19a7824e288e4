import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { requirePeer } from "../../shared/peers.ts";

type Generate = (operation: Operation, status: number, seed: string | undefined) => Promise<unknown>;

/** Prism, which makes bodies from schemas. It takes most of a second to load, so it is loaded when it is first needed. */
export class Prism {
  #generate: Promise<Generate> | undefined;

  constructor(private readonly document: Document) {}

  /**
   * Makes the body of a documented response from its schema, with random values.
   * @param seed of the random values
   * @throws Error if Prism is not installed, or cannot make it
   */
  async body(operation: Operation, status: number, seed: string | undefined): Promise<unknown> {
    requirePeer("@stoplight/prism-http");
    this.#generate ??= load(this.document);
    return (await this.#generate)(operation, status, seed);
  }
}

async function load(document: Document): Promise<Generate> {
  const { createInstance, getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
  // A copy, because Prism resolves the references in it.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  /** A function, because Prism modifies the configuration that it gets. */
  const config = () => ({
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false as const,
  });
  const instance = createInstance(
    { ...config(), mock: { dynamic: true } },
    // The mock has already found the operation.
    { logger, route: (({ resources: [right] }: { resources: unknown[] }) => ({ _tag: "Right", right })) as never },
  );
  return async ({ id, method, path }, status, seed) => {
    const [operation] = operations.filter(({ iid }) => iid === id);
    if (!operation) throw new Error(`Prism cannot find the operation ${id}.`);
    const mock = { dynamic: true, code: status, ignoreExamples: true, ...(seed !== undefined && { seed }) };
    const result = await instance.request({ method, url: { path } }, [operation], { ...config(), mock })();
    if (result._tag === "Left") throw result.left;
    return result.right.output.body;
  };
}

// Logging would be Prism's largest cost, and would show secrets.
const silence = () => {};
const logger = {
  ...{ trace: silence, debug: silence, info: silence, warn: silence, error: silence, fatal: silence, success: silence },
  child: () => logger,
} as never;
