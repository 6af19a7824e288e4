import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * The optional peer dependencies of the commands: the major version that is needed, and what to install. Their ranges in
 * package.json are wider, so that nobody who uses something else is refused an installation.
 */
const peers = {
  // Prism's own range for prism-core also allows versions that need Node 24.
  "@stoplight/prism-http": { major: 5, install: "@stoplight/prism-http@5.12.0 @stoplight/prism-core@5.8.0" },
  ajv: { major: 8, install: "ajv@8" },
  "proper-lockfile": { major: 4, install: "proper-lockfile@4" },
  selfsigned: { major: 5, install: "selfsigned@5" },
} as const;

type Peer = keyof typeof peers;

/** A package is not installed, or in another version. The message says how to install it. */
export class PeerMissing extends Error {}

/** @throws PeerMissing */
export function requirePeer(peer: Peer): void {
  const { major, install } = peers[peer];
  const version = versionOf(peer);
  if (version?.startsWith(`${major}.`)) return;
  const need =
    version === undefined
      ? "This needs a package that is not installed."
      : `This needs ${peer} in version ${major}, and finds version ${version}.`;
  throw new PeerMissing(`${need} Install it with: npm install --save-dev ${install}`);
}

function versionOf(peer: Peer): string | undefined {
  try {
    return require(`${peer}/package.json`).version;
  } catch {
    return undefined;
  }
}
