// @ts-check
// node --import ./scripts/preload.js scripts/build.ts
// What the build stands on takes longer to load than to work, so it loads in the order that costs least.

// 1. The compiler takes longest, in a thread of its own.
await import("./pipeline/types/thread.js");
// 2. Redocly has 300 modules, which would take half as long again once tsx has hooked into the module loader.
await import("@redocly/openapi-core");
// 3. Then TypeScript can be run.
// @ts-expect-error its entry point has no types
await import("tsx/esm");
