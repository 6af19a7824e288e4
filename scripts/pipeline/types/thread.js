// @ts-check
import { once } from "node:events";
import { Worker } from "node:worker_threads";

// One thread per process. The import starts it, so that its libraries load in parallel. It does not keep the process
// alive. Without execArgv, because the thread does not need tsx.
const thread = new Worker(new URL("./worker.cjs", import.meta.url), { execArgv: [] });
thread.unref();

/**
 * Generates `types.ts` from the bundle. Calls run one after another.
 * @param {string} bundle the document as JSON
 * @returns {Promise<string>}
 */
export function generateTypes(bundle) {
  const result = last.then(() => runInThread(bundle));
  last = result.catch(() => {});
  return result;
}

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {string} bundle */
async function runInThread(bundle) {
  thread.ref();
  try {
    thread.postMessage(bundle);
    const [result] = await once(thread, "message");
    if (result.error) throw result.error;
    return result.types;
  } finally {
    thread.unref();
  }
}
