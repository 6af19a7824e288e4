import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const self: { name: string; version: string } = require("svc-monitoring-api/package.json");

/** The optional peer dependencies that the commands load: the major version that is needed, or the first and the last one. */
const peers: Record<string, { major: number; minor?: number; upTo?: number }> = {
  // Before, overlays of version 1.1 are unknown. openapi-typescript brings version 1, for itself.
  "@redocly/openapi-core": { major: 2, minor: 56 },
  esbuild: { major: 0 },
  "openapi-typescript": { major: 7 },
  // A peer of openapi-typescript, whose range has 5 alone; it writes the same with 6.
  typescript: { major: 5, upTo: 6 },
};

/** @throws Error that names all packages that are not installed, or in another version, and how to install them */
export function requirePeer(...names: string[]): void {
  const missing = names.map((name) => ({ name, version: versionOf(name) })).filter((one) => !isRight(one));
  const [first, ...others] = missing;
  if (!first) return;
  const lines = (all: readonly string[]) => all.map((name) => `${name}@${neededOf(name)}`).join(" ");
  const isConflict = missing.some(({ version }) => version);
  const one = first.version
    ? `This needs ${first.name} in version ${neededOf(first.name)}, and finds version ${first.version}.`
    : "This needs a package that is not installed.";
  const several = `This needs packages that are not installed${isConflict ? ", or in another version" : ""}.`;
  const install = `Install ${others.length > 0 ? "them" : "it"} with: npm install --save-dev ${lines(missing.map(({ name }) => name))}`;
  // Another version may be one that the project needs, such as a newer compiler.
  const apart = `
If your project needs another version, install all in a folder of their own:
  npm install --prefix tools ./${self.name}-${self.version}.tgz ${lines(names)}
  tools/node_modules/.bin/${self.name} --help`;
  throw new Error(`${others.length > 0 ? several : one} ${install}${isConflict ? apart : ""}`);
}

/** As `npm install` takes it. */
function neededOf(name: string): string {
  const { major, minor } = peers[name] ?? { major: 0 };
  return minor === undefined ? `${major}` : `${major}.${minor}`;
}

function isRight({ name, version }: { name: string; version: string | undefined }): boolean {
  const { major = 0, minor = 0, upTo = major } = peers[name] ?? {};
  const [found = Number.NaN, foundMinor = 0] = version?.split(".").map(Number) ?? [];
  return found <= upTo && (found > major || (found === major && foundMinor >= minor));
}

function versionOf(peer: string): string | undefined {
  for (const path of manifestsOf(peer)) {
    try {
      const { version } = JSON.parse(readFileSync(require.resolve(path), "utf8"));
      // A folder of a package may have another, which says only `type`.
      if (version !== undefined) return version;
    } catch {}
  }
  return undefined;
}

/** Where the package.json of a package may be: some packages do not export it. */
function* manifestsOf(peer: string): Generator<string> {
  yield `${peer}/package.json`;
  for (const folder of require.resolve.paths(peer) ?? []) yield join(folder, peer, "package.json");
  // Yarn's archives are in none of these folders.
  try {
    const main = require.resolve(peer);
    for (let folder = dirname(main); folder !== dirname(folder); folder = dirname(folder)) {
      yield join(folder, "package.json");
    }
  } catch {}
}
