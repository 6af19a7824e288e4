// @ts-check
// A worker thread with Prism, started by thread.ts: Prism takes most of a second to load, and longer to generate its
// first response. In a thread of its own it does not keep other requests waiting. In JavaScript, because a worker does
// not have the TypeScript loader of its parent.
import { parentPort } from "node:worker_threads";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";

/** @typedef {Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]} PrismOperation */

/** A function, because Prism modifies the configuration that it gets. */
const config = () => ({
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
});

// Logging would be Prism's largest cost, and would show secrets.
const silence = () => {};
/** @type {any} */
const logger = {
  ...{ trace: silence, debug: silence, info: silence, warn: silence, error: silence, fatal: silence, success: silence },
  child: () => logger,
};

const instance = createInstance(
  { ...config(), isProxy: false, mock: { dynamic: false } },
  // The mock has already found the operation.
  /** @type {any} */ ({ logger, route: (/** @type {any} */ { resources: [right] }) => ({ _tag: "Right", right }) }),
);

/** By the text of their documents, so that many mocks of one contract share them. @type {Map<string, Promise<number>>} */
const handles = new Map();
/** @type {PrismOperation[]} */
const operations = [];

/** @type {Record<string, (...parameters: any[]) => Promise<unknown>>} */
const actions = {
  /** Reads a document with one operation. @returns a handle for the operation */
  read: (text) => {
    const handle = handles.get(text) ?? readOperation(text);
    handles.set(text, handle);
    return handle;
  },
  /** Validates a request, and responds with an example or a generated body. */
  mock: (handle, input, preferences) => respond(handle, input, { ...config(), isProxy: false, mock: preferences }),
  /** Forwards a request. */
  forward: (handle, input, upstream) =>
    respond(handle, input, {
      ...{ ...config(), validateRequest: false },
      ...{ isProxy: true, upstream: new URL(upstream), mock: { dynamic: false } },
    }),
};

/** @param {string} text */
async function readOperation(text) {
  const [operation] = await getHttpOperationsFromSpec(JSON.parse(text));
  if (!operation) throw new Error("Prism cannot find the operation.");
  return operations.push(operation) - 1;
}

/**
 * @param {number} handle
 * @param {any} input
 * @param {any} options
 */
async function respond(handle, input, options) {
  const [operation] = operations.slice(handle, handle + 1);
  const result = await instance.request(input, operation ? [operation] : [], options)();
  if (result._tag === "Left") throw new RangeError(result.left.message);
  const { output, validations } = result.right;
  return {
    status: output.statusCode,
    headers: output.headers ?? {},
    body: output.body,
    violations: validations.input.map(({ message }) => message),
  };
}

parentPort?.on("message", async ({ id, action, parameters }) => {
  try {
    parentPort?.postMessage({ id, value: await actions[action]?.(...parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
