import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The optional peer dependencies of the mock, with the versions that it is tested with. */
const peers = { "@stoplight/prism-http": "5.12.0", ajv: "8", selfsigned: "5" } as const;

type Peer = keyof typeof peers;

/**
 * Loads a module of an optional peer dependency, on first use.
 * @throws Error that says how to install it
 */
export function loadPeer<Module>(peer: Peer, module: string = peer): Module {
  requirePeers([peer]);
  return require(module);
}

/** @throws Error that says how to install the packages that are missing */
export function requirePeers(needed: readonly Peer[]): void {
  const missing = needed.filter((peer) => !isInstalled(peer));
  if (missing.length === 0) return;
  const what = missing.map((peer) => `${peer}@${peers[peer]}`).join(" ");
  throw new Error(`This needs packages that are not installed. Install them with: npm install --save-dev ${what}`);
}

function isInstalled(peer: Peer): boolean {
  try {
    require.resolve(peer);
    return true;
  } catch {
    return false;
  }
}
