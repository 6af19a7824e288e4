import { freePort, type NodeProcess, startNode, untilOk } from "./mock-process.ts";

/** A command that serves the contract, and the request that lists its monitors. */
export interface ServeCommand {
  args: string[];
  path: string;
  /** The header `Authorization`, from the output so far. */
  authorization(output: string): string;
}

/** `npm run mock`, whose output contains an access token. */
export const mockCommand: ServeCommand = {
  args: ["--import", "tsx/esm", "src/cli/index.ts", "mock"],
  path: "/api/monitors",
  authorization: (output) => /Svc-oauthtoken [\w.-]+/.exec(output)?.[0] ?? "",
};

/** Prism's own command, with the same document. It accepts any token. */
export const prismCommand: ServeCommand = {
  args: ["node_modules/@stoplight/prism-cli/dist/index.js", "mock", "generated/openapi.yaml"],
  path: "/monitors",
  authorization: () => "Svc-oauthtoken any-token",
};

/**
 * Starts a command, waits for its first successful response, runs `measure`, and stops the command.
 * @param options of Node
 */
export async function whileServing<T>(
  { args, path, authorization }: ServeCommand,
  measure: (server: NodeProcess, milliseconds: number) => T | Promise<T>,
  options: string[] = [],
): Promise<T> {
  const port = await freePort();
  const start = performance.now();
  const server = startNode([...options, ...args, "--port", String(port)]);
  try {
    await untilOk(server, `http://127.0.0.1:${port}${path}`, () => ({ Authorization: authorization(server.output()) }));
    return await measure(server, performance.now() - start);
  } finally {
    await server.stop();
  }
}
