import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The packages that the mock needs besides this one, with the versions that it is tested with. */
const peers = { "@stoplight/prism-http": "5.12.0", ajv: "8", selfsigned: "5" } as const;

export type Peer = keyof typeof peers;

/**
 * Loads a module of an optional peer dependency, on first use.
 * @throws Error that says how to install it
 */
export function loadPeer<Module>(peer: Peer, module: string = peer): Module {
  requirePeer(peer);
  return require(module);
}

/** @throws Error that says how to install the package, if it is missing */
export function requirePeer(peer: Peer): void {
  try {
    require.resolve(peer);
  } catch {
    const command = `npm install --save-dev ${peer}@${peers[peer]}`;
    throw new Error(`The mock needs the package ${peer}, which is not installed. Install it with: ${command}`);
  }
}
