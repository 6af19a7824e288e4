import { createRequire } from "node:module";

/** Path of the bundled contract of this package, a JSON file. */
export const ownContract = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.json");
