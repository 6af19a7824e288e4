#!/usr/bin/env node
/** Starts the commands, unless this Node is too old to load them. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
if (isOld) {
  console.error(`svc-monitoring-api needs Node 20.19, 22.12, 24 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { main } = await import("./main.ts");
  const { exitCodes } = await import("./exit-codes.ts");
  const code = await main(process.argv.slice(2), process);
  process.exitCode = code;
  // A file system that hangs would keep the process alive.
  if (code === exitCodes.token) setTimeout(() => process.exit(code), 1_000).unref();
}

export {};
