import { parseArgs } from "node:util";

export interface ServerOptions {
  /** 4010 if left out, any free port if 0. */
  port: number;
  /** Whether the inspector calls the real service instead of the mock. */
  live: boolean;
}

/**
 * The options `--port N` and `--live` of a command line.
 * @param script whose name the error shows
 * @throws Error that says what a port is
 */
export function serverOptions(script: string): ServerOptions {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "4010" }, live: { type: "boolean", default: false } },
  });
  const port = Number(values.port);
  if (/^\d+$/.test(values.port) && port <= 65_535) return { port, live: values.live };
  throw new Error(
    `--port takes a whole number from 0 to 65535, not "${values.port}". For example: ${script} -- --port 4011`,
  );
}
