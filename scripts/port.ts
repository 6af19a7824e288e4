import { parseArgs } from "node:util";

/**
 * The port of `--port N`; 4010 if left out, any free port if 0.
 * @param script whose name the error shows
 * @throws Error that says what a port is
 */
export function portOption(script: string): number {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
  const port = Number(values.port);
  if (/^\d+$/.test(values.port) && port <= 65_535) return port;
  throw new Error(
    `--port takes a whole number from 0 to 65535, not "${values.port}". For example: ${script} -- --port 4011`,
  );
}
