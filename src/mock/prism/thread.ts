import { Worker } from "node:worker_threads";

interface Reply {
  id: number;
  value?: unknown;
  error?: Error;
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Prism in a worker thread, which all mocks of the process share. */
class PrismThread {
  readonly #worker = new Worker(new URL("./worker.js", import.meta.url), {
    execArgv: [],
    // Loading makes much garbage. With little room for it, it is collected while it is made.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor() {
    this.#worker.on("message", ({ id, value, error }: Reply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(error);
      else waiting?.resolve(value);
    });
    this.#worker.on("error", (error) => {
      thread = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    // It ends with the process. After the listeners, which would keep the process running.
    this.#worker.unref();
  }

  call<Value>(action: string, parameters: unknown[]): Promise<Value> {
    const id = this.#next;
    this.#next += 1;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, action, parameters });
    }) as Promise<Value>;
  }
}

let thread: PrismThread | undefined;

/** Starts Prism, if it is not running yet. */
export function startPrism(): PrismThread {
  thread ??= new PrismThread();
  return thread;
}
