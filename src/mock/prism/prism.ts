import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { onlyOperation } from "./only-operation.ts";
import { startPrism } from "./thread.ts";

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
  /** More headers, to forward. */
  headers?: Record<string, string>;
}

export interface PrismResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** How the request violates the contract. */
  violations: string[];
}

/** Which response Prism chooses: the documented success, if nothing is set. */
export interface PrismPreferences {
  code?: number;
  exampleKey?: string;
  /** Generates the body from the schema. */
  dynamic: boolean;
  seed?: string;
}

/** Validates requests against the contract, and chooses the response among the contract's examples. */
export class Prism {
  readonly #document: Document;
  /** Handles of the thread. */
  readonly #operations = new Map<string, Promise<number>>();

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
   * @throws RangeError if the contract has no response that matches the preferences
   */
  async respond(operation: Operation, request: PrismRequest, preferences: PrismPreferences): Promise<PrismResponse> {
    return startPrism().call("mock", [await this.#operation(operation), inputOf(operation, request), preferences]);
  }

  /**
   * Forwards a request to a real service, as Prism's proxy does.
   * @param upstream {base_url} of the real service
   * @throws RangeError if there was no response
   */
  async forward(operation: Operation, request: PrismRequest, upstream: string): Promise<PrismResponse> {
    return startPrism().call("forward", [await this.#operation(operation), inputOf(operation, request), upstream]);
  }

  #operation(operation: Operation): Promise<number> {
    const { id } = operation;
    const cached = this.#operations.get(id);
    if (cached) return cached;
    const read = readOperation(this.#document, operation);
    this.#operations.set(id, read);
    return read;
  }
}

function inputOf({ method }: Operation, { path, query, contentType, length, body, headers }: PrismRequest): object {
  const type = contentType && length > 0 && { "content-type": contentType };
  return { method, url: { path, query }, headers: { ...headers, ...type, "content-length": String(length) }, body };
}

async function readOperation(document: Document, { id, path, method }: Operation): Promise<number> {
  const text = JSON.stringify(onlyOperation(document, path, method));
  return startPrism()
    .call<number>("read", [text])
    .catch((error: unknown) => {
      throw new Error(`Prism cannot read the operation ${id}: ${error instanceof Error ? error.message : error}`);
    });
}
