// @ts-check
import { once } from "node:events";
import { Worker } from "node:worker_threads";

// One thread for the life of the process, started by the import, so that its libraries load while others work.
// It ends with the process, which it does not keep alive. No execArgv: the thread does without tsx.
const thread = new Worker(new URL("./worker.cjs", import.meta.url), { execArgv: [] });
thread.unref();

/**
 * Generates `types.ts` from the bundle. Calls do not overlap: the next waits for the one before.
 * @param {string} bundle the document as JSON
 * @returns {Promise<string>}
 */
export function generateTypes(bundle) {
  const answer = last.then(() => ask(bundle));
  last = answer.catch(() => {});
  return answer;
}

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {string} bundle */
async function ask(bundle) {
  thread.ref();
  try {
    thread.postMessage(bundle);
    const [answer] = await once(thread, "message");
    if (answer.error) throw answer.error;
    return answer.types;
  } finally {
    thread.unref();
  }
}
