import type { IHttpOperation } from "@stoplight/types";
import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { createInstance, getHttpOperationsFromSpec } from "./load.ts";
import { onlyOperation } from "./only-operation.ts";

/** A request for Prism to check, and to find the answer of. */
export interface PrismRequest {
  /** Without the base URL. */
  path: string;
  query: Record<string, string | string[]>;
  contentType: string | undefined;
  /** Bytes of the body. */
  length: number;
  /** Parsed, if it is JSON. */
  body: unknown;
  /** The header `Prefer`: `code=404`, `example=NAME`, `dynamic=true`. */
  prefer: string | undefined;
}

export interface PrismAnswer {
  status: number;
  body: unknown;
  /** How the request breaks the contract. */
  violations: string[];
}

/** Prism writes into the configuration that it is given, so each request gets one of its own. */
const config = () => ({
  isProxy: false as const,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
});

// Writing what it does would be its largest cost, and would show secrets.
const silence = () => {};
const logger = {
  ...{ trace: silence, debug: silence, info: silence, warn: silence, error: silence, fatal: silence, success: silence },
  child: () => logger,
};

/** Prism: it says whether a request keeps to the contract, and which of the contract's answers it gets. */
export class Prism {
  readonly #document: Document;
  readonly #operations = new Map<string, Promise<IHttpOperation>>();
  readonly #instance = createInstance({ ...config(), mock: { dynamic: false } }, {
    logger,
    // The mock has found the operation already.
    route: ({ resources: [operation] }: { resources: IHttpOperation[] }) => ({ _tag: "Right", right: operation }),
  } as never);

  constructor(document: Document) {
    this.#document = document;
  }

  /**
   * Makes ready for a number of operations, so that a document which Prism cannot read shows at once.
   * @throws Error that names the operation
   */
  async prepare(operations: readonly Operation[]): Promise<void> {
    await Promise.all(operations.map((operation) => this.#operation(operation)));
  }

  /** @throws RangeError if the contract has no answer such as `prefer` asks for */
  async answer(operation: Operation, request: PrismRequest): Promise<PrismAnswer> {
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

  #operation(operation: Operation): Promise<IHttpOperation> {
    const { id } = operation;
    const known = this.#operations.get(id);
    if (known) return known;
    const read = readOperation(this.#document, operation);
    this.#operations.set(id, read);
    return read;
  }
}

async function readOperation(document: Document, { id, path, method }: Operation): Promise<IHttpOperation> {
  const [operation] = await getHttpOperationsFromSpec(onlyOperation(document, path, method)).catch((error: unknown) => {
    throw new Error(`Prism cannot read the operation ${id}: ${error instanceof Error ? error.message : error}`);
  });
  if (!operation) throw new Error(`Prism does not find the operation ${id}.`);
  return operation;
}

/** @throws RangeError if the code is none */
function preferencesOf(prefer = "") {
  const preferences = Object.fromEntries(
    [...prefer.matchAll(/\b(\w+) *= *"?([^",;]*)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
  const { code, example, dynamic, seed } = preferences;
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw new RangeError(`${code} is no status code (Prefer: ${prefer})`);
  return {
    dynamic: dynamic === "true",
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
  };
}
