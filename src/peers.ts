import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The optional peer dependencies of the commands, with the versions that they are tested with. */
const peers = {
  "@redocly/openapi-core": "2.64",
  "@stoplight/prism-http": "5.12.0",
  ajv: "8",
  "ajv-formats": "3",
  esbuild: "0.28",
  "jsonpath-rfc9535": "1.3",
  "openapi-typescript": "7",
  "proper-lockfile": "4",
  selfsigned: "5",
  "stream-chain": "4",
  "stream-json": "3",
  typescript: "5",
  yaml: "2",
} as const;

type Peer = keyof typeof peers;

/** Packages are not installed. The message says how to install them. */
export class PeerMissing extends Error {}

/** @throws PeerMissing that names all that are missing */
export function requirePeer(...names: Peer[]): void {
  const missing = names.filter((name) => !isInstalled(name)).map((name) => `${name}@${peers[name]}`);
  if (missing.length === 0) return;
  const what = missing.length === 1 ? "a package that is" : "packages that are";
  throw new PeerMissing(
    `This needs ${what} not installed. Install ${missing.length === 1 ? "it" : "them"} with: npm install --save-dev ${missing.join(" ")}`,
  );
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
