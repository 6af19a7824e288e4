import { describeLanguage } from "./language.ts";
import { run } from "./project.ts";

describeLanguage("TypeScript, by Hey API", {
  folder: "typescript",
  needs: ["npm"],
  caches: ["node_modules"],
  add: (copy) => run(process.cwd(), `npm pack --silent --pack-destination '${copy}'`),
  build: [],
  runner: ["node", "--import", "tsx", "conformance.ts"],
});
