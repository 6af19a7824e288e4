import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The optional peer dependencies of the commands: the major version that is needed, or the first and the last one, and what to
 * install if that is more. Their ranges in package.json are wider, so that an installation with another version is not refused.
 */
const peers: Record<string, { major: number; upTo?: number; install?: string }> = {
  "@redocly/openapi-core": { major: 2 },
  ajv: { major: 8 },
  esbuild: { major: 0 },
  "jsonpath-rfc9535": { major: 1 },
  "openapi-typescript": { major: 7 },
  "stream-chain": { major: 4 },
  // Its reader of files came with 3.3.
  "stream-json": { major: 3, install: "stream-json@3.8" },
  // The range of openapi-typescript has 5 alone; it writes the same with 6.
  typescript: { major: 5, upTo: 6 },
  yaml: { major: 2 },
};

/** Packages are not installed, or in another version. The message says how to install them. */
export class PeerMissing extends Error {}

/** @throws PeerMissing that names all that are missing */
export function requirePeer(...names: string[]): void {
  const missing = names.flatMap((name) => {
    const { major = 0, upTo = major, install = `${name}@${major}` } = peers[name] ?? {};
    const version = versionOf(name);
    const found = Number.parseInt(version ?? "", 10);
    return found >= major && found <= upTo ? [] : [{ name, major, install, version }];
  });
  const [first, ...others] = missing;
  if (!first) return;
  const { name, major, version } = first;
  const need =
    others.length > 0
      ? "This needs packages that are not installed, or in another version."
      : version === undefined
        ? "This needs a package that is not installed."
        : `This needs ${name} in version ${major}, and finds version ${version}.`;
  const installs = missing.map(({ install }) => install).join(" ");
  throw new PeerMissing(
    `${need} Install ${others.length > 0 ? "them" : "it"} with: npm install --save-dev ${installs}`,
  );
}

function versionOf(peer: string): string | undefined {
  // Some packages do not export their package.json.
  const folders = require.resolve.paths(peer) ?? [];
  for (const path of [`${peer}/package.json`, ...folders.map((folder) => join(folder, peer, "package.json"))]) {
    try {
      return JSON.parse(readFileSync(require.resolve(path), "utf8")).version;
    } catch {}
  }
  return undefined;
}
