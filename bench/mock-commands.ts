import { freePort, type NodeProcess, startNode, untilOk } from "./mock-process.ts";

/** A command that serves the contract, and how to have its monitors listed. */
export interface ServeCommand {
  args: string[];
  path: string;
  /** The header `Authorization`, from what the command has printed so far. */
  authorization(output: string): string;
}

/** As `npm run mock` has it. What it prints shows an access token. */
export const mockCommand: ServeCommand = {
  args: ["--import", "tsx/esm", "scripts/mock.ts"],
  path: "/api/monitors",
  authorization: (output) => /Svc-oauthtoken [\w.-]+/.exec(output)?.[0] ?? "",
};

/** Prism's own command, of the same document. There, any authorization passes. */
export const prismCommand: ServeCommand = {
  args: ["node_modules/@stoplight/prism-cli/dist/index.js", "mock", "generated/openapi.yaml"],
  path: "/monitors",
  authorization: () => "Svc-oauthtoken any-token",
};

/**
 * Runs a command, has it answer one request, and hands it over to be looked at; then stops it.
 * @param options of Node
 */
export async function whileServing<T>(
  { args, path, authorization }: ServeCommand,
  look: (server: NodeProcess, milliseconds: number) => T | Promise<T>,
  options: string[] = [],
): Promise<T> {
  const port = await freePort();
  const start = performance.now();
  const server = startNode([...options, ...args, "--port", String(port)]);
  try {
    await untilOk(server, `http://127.0.0.1:${port}${path}`, () => ({ Authorization: authorization(server.output()) }));
    return await look(server, performance.now() - start);
  } finally {
    await server.stop();
  }
}
