import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/** The optional peer dependencies that the commands load: the major version that is needed, or the first and the last one. */
const peers: Record<string, { major: number; minor?: number; upTo?: number }> = {
  "@modelcontextprotocol/server": { major: 2 },
  // Before, overlays of version 1.1 are unknown. openapi-typescript brings version 1, for itself.
  "@redocly/openapi-core": { major: 2, minor: 56 },
  esbuild: { major: 0 },
  "openapi-typescript": { major: 7 },
  // A peer of openapi-typescript, whose range has 5 alone; it writes the same with 6.
  typescript: { major: 5, upTo: 6 },
};

/** @throws Error that names all packages that are not installed, or in another version, and how to install them */
export function requirePeer(...names: string[]): void {
  const missing = names.flatMap((name) => {
    const { major = 0, minor = 0, upTo = major } = peers[name] ?? {};
    const version = versionOf(name);
    const [found = Number.NaN, foundMinor = 0] = version?.split(".").map(Number) ?? [];
    const isNewEnough = found > major || (found === major && foundMinor >= minor);
    return isNewEnough && found <= upTo
      ? []
      : [{ name, needed: minor > 0 ? `${major}.${minor}` : `${major}`, version }];
  });
  const [first, ...others] = missing;
  if (!first) return;
  const { name, needed, version } = first;
  const one = version
    ? `This needs ${name} in version ${needed}, and finds version ${version}. Install it`
    : "This needs a package that is not installed. Install it";
  const all = "This needs packages that are not installed, or in another version. Install them";
  const packages = missing.map(({ name, needed }) => `${name}@${needed}`);
  throw new Error(
    `${others.length > 0 ? all : one} with: npm install --save-dev ${packages.join(" ")}
With npx and no project: npx -p svc-monitoring-api ${packages.map((one) => `-p ${one}`).join(" ")} svc-monitoring-api`,
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
