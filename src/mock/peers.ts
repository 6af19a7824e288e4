import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The optional peer dependencies of the commands, with the versions that they are tested with. */
const peers = { "@stoplight/prism-http": "5.12.0", ajv: "8", "proper-lockfile": "4", selfsigned: "5" } as const;

type Peer = keyof typeof peers;

/** A package is not installed. The message says how to install it. */
export class PeerMissing extends Error {}

/** @throws PeerMissing */
export function requirePeer(peer: Peer): void {
  try {
    require.resolve(peer);
  } catch {
    throw new PeerMissing(
      `This needs a package that is not installed. Install it with: npm install --save-dev ${peer}@${peers[peer]}`,
    );
  }
}
