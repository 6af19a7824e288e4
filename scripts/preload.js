// @ts-check
// node --import ./scripts/preload.js scripts/build.ts
// The libraries of the build take longer to load than to run, so they load in the fastest order.

import { fileURLToPath } from "node:url";

// 1. The compiler takes longest. It loads in a separate thread.
await import("./pipeline/types/thread.js");
// 2. Redocly has 300 modules, which would take 50 % longer after tsx has registered its module hooks.
await import("@redocly/openapi-core");
// 3. tsx runs TypeScript, with this project's settings in any folder.
process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL("../tsconfig.json", import.meta.url));
// @ts-expect-error its entry point has no types
await import("tsx/esm");
