import { describeLanguage } from "./language.ts";
import { run } from "./project.ts";

describeLanguage("TypeScript", {
  folder: "typescript",
  program: "main.ts",
  generator: "@hey-api/openapi-ts 0.95.0",
  generated: { folder: "api", typedError: /GetMonitorErrors = \{[^}]*: _?Error/ },
  needs: ["npm"],
  caches: ["node_modules"],
  add: (copy) => run(process.cwd(), `npm pack --silent --pack-destination '${copy}'`),
  build: [],
  runner: ["node", "--import", "tsx", "conformance.ts"],
});
