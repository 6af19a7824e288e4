import { bindings } from "./modules/bindings-module.ts";
import { preamble, preambleOfUsers } from "./modules/labels-module.ts";
import type { Outputs } from "./outputs.ts";

/** Modules of the client, which has them from its own contract. */
const ofTheClient = ["limits.ts", "version.ts", "data-centers.ts"];

/**
 * Turns the generated files of this repository into those of a user's project: helpers are imported from the package, and
 * modules by the name that Node gives them.
 * @param command that writes them, for their first line
 */
export function forUsers(outputs: Outputs, command: string): Outputs {
  const own = [...outputs].filter(([name]) => !ofTheClient.includes(name));
  const files = own.map(([name, text]) => [name, name.endsWith(".json") ? text : rewritten(text, command)] as const);
  const added = [["validation/index.ts", rewritten(bindings, command)] as const];
  return new Map([...added, ...files, ["types.ts", rewritten(`${outputs.get("types.ts")}${signatures}`, command)]]);
}

/** Tells the client's types the signatures of the operations: an editor shows their summaries. */
const signatures = `
import type { ServiceInit, signatures } from "svc-monitoring-api";
import type * as methods from "./methods.ts";
import type { operations as contract } from "./operations.ts";

/** The signatures of the operations, by method, and what the client needs to know of them. No value has them. */
export interface paths {
  [signatures]: {
    plain: methods.Signatures<ServiceInit, false>;
    throwing: methods.Signatures<ServiceInit, true>;
    contract: typeof contract;
  };
}
`;

function rewritten(text: string, command: string): string {
  return text
    .replace(preamble, preambleOfUsers)
    .replace("Written by `npm run build` from openapi/.", `Written by \`${command}\`.`)
    .replace(' from "openapi-fetch"', ' from "svc-monitoring-api"')
    .replace(/ from "(?:\.\.\/)+src\/validation\/[\w/-]+\.ts"/g, ' from "svc-monitoring-api/validation/runtime"')
    .replace(/ from "(\.[^"]*)\.ts"/g, ' from "$1.js"');
}
