import { describeLanguage } from "./language.ts";
import { run } from "./project.ts";

/**
 * Packs the package with what this client imports of it only, and without the checks of its types: the tests of the
 * package pack and install all of it, and `npm run check` compiles it.
 */
async function packClient(copy: string): Promise<void> {
  const folder = `'${copy}/package'`;
  await run(
    process.cwd(),
    `node node_modules/typescript/bin/tsc --project test/clients/typescript/package --noCheck --outDir ${folder}/dist && cp package.json ${folder}
     npm pack --silent --ignore-scripts --pack-destination '${copy}' ${folder}`,
  );
}

describeLanguage("TypeScript", {
  folder: "typescript",
  generator: "@hey-api/openapi-ts 0.95.0",
  generated: {
    folder: "api",
    typedError: /GetMonitorErrors = \{[^}]*: ErrorEnvelope/,
  },
  needs: ["npm"],
  caches: ["node_modules"],
  add: packClient,
  build: [],
  program: {
    command: "node --import tsx attribute.ts",
    prints: '{"monitor_id":"123412341234123411","added_tomorrow":{"report_type":99,"names":["a","b"]}}\n',
  },
});
