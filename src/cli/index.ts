#!/usr/bin/env node
import { main } from "./main.ts";
import { exitCodes } from "./options.ts";

const code = await main(process.argv.slice(2), process);
process.exitCode = code;
// A request to a storage that hangs would keep the process alive.
if (code === exitCodes.token) setTimeout(() => process.exit(code), 1_000).unref();
