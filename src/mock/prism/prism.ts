import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { createInstance, getHttpOperationsFromSpec } from "./load.ts";
import { onlyOperation } from "./only-operation.ts";

/** An operation in the form that Prism reads it. */
type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** A request that Prism validates and responds to. */
export interface PrismRequest {
  /** Without the base URL. */
  path: string;
  query: Record<string, string | string[]>;
  contentType: string | undefined;
  /** Size of the body, in bytes. */
  length: number;
  /** Parsed, if it is JSON. */
  body: unknown;
  /** The header `Prefer`: `code=404`, `example=NAME`, `dynamic=true`. */
  prefer: string | undefined;
}

export interface PrismResponse {
  status: number;
  body: unknown;
  /** How the request violates the contract. */
  violations: string[];
}

/** A function, because Prism modifies the configuration that it gets. */
const config = () => ({
  isProxy: false as const,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
});

// Logging would be Prism's largest cost, and would show secrets.
const silence = () => {};
const logger = {
  ...{ trace: silence, debug: silence, info: silence, warn: silence, error: silence, fatal: silence, success: silence },
  child: () => logger,
};

/** Validates requests against the contract, and chooses the response among the contract's examples. */
export class Prism {
  readonly #document: Document;
  readonly #operations = new Map<string, Promise<PrismOperation>>();
  readonly #instance = createInstance({ ...config(), mock: { dynamic: false } }, {
    logger,
    // The mock has already found the operation.
    route: ({ resources: [operation] }: { resources: PrismOperation[] }) => ({ _tag: "Right", right: operation }),
  } as never);

  constructor(document: Document) {
    this.#document = document;
  }

  /**
   * Reads operations in advance, so that a document which Prism cannot read is reported at once.
   * @throws Error that names the operation
   */
  async prepare(operations: readonly Operation[]): Promise<void> {
    await Promise.all(operations.map((operation) => this.#operation(operation)));
  }

  /**
   * Validates a request and chooses the response.
   * @throws RangeError if the contract has no response that matches `prefer`
   */
  async respond(operation: Operation, request: PrismRequest): Promise<PrismResponse> {
    const { path, query, contentType, length, body, prefer } = request;
    const input = {
      method: operation.method,
      url: { path, query },
      headers: { ...(contentType && length > 0 && { "content-type": contentType }), "content-length": String(length) },
      body,
    };
    const mock = preferencesOf(prefer);
    const result = await this.#instance.request(input, [await this.#operation(operation)], { ...config(), mock })();
    if (result._tag === "Left") throw new RangeError(`${result.left.message} (Prefer: ${prefer})`);
    const { output, validations } = result.right;
    return {
      status: output.statusCode,
      body: output.body,
      violations: validations.input.map(({ message }) => message),
    };
  }

  #operation(operation: Operation): Promise<PrismOperation> {
    const { id } = operation;
    const cached = this.#operations.get(id);
    if (cached) return cached;
    const read = readOperation(this.#document, operation);
    this.#operations.set(id, read);
    return read;
  }
}

async function readOperation(document: Document, { id, path, method }: Operation): Promise<PrismOperation> {
  const [operation] = await getHttpOperationsFromSpec(onlyOperation(document, path, method)).catch((error: unknown) => {
    throw new Error(`Prism cannot read the operation ${id}: ${error instanceof Error ? error.message : error}`);
  });
  if (!operation) throw new Error(`Prism cannot find the operation ${id}.`);
  return operation;
}

/** Parses the header `Prefer`. @throws RangeError if the code is not a valid status code */
function preferencesOf(prefer = "") {
  const preferences = Object.fromEntries(
    [...prefer.matchAll(/\b(\w+) *= *"?([^",;]*)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
  const { code, example, dynamic, seed } = preferences;
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw new RangeError(`${code} is not a valid status code (Prefer: ${prefer})`);
  return {
    dynamic: dynamic === "true",
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
  };
}
