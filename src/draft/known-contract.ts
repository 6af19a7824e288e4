import { type Document, propertiesOf, type Schema } from "../contract/document.ts";
import { mergedSchema } from "../contract/merged-schema.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { baseContract } from "../pipeline/base.ts";
import { applyOverlay } from "../pipeline/overlay/apply.ts";
import { Origins } from "../pipeline/overlay/origins.ts";
import { readOverlay } from "../pipeline/overlay/read.ts";
import { BuildError } from "../pipeline/problems.ts";
import type { Column } from "./column.ts";
import { alwaysOf } from "./findings.ts";
import type { KnownTemplate } from "./path-node.ts";
import { isSuccess, type Samples } from "./samples.ts";

/** The contract with what the overlay has so far, as overlays see it, and what of it the overlay has added. */
export interface KnownContract {
  document: Document;
  origins: Origins;
}

/**
 * @param text of the overlay, if it exists
 * @throws BuildError if the overlay is not valid
 */
export async function knownContract(overlay: string, text: string | undefined): Promise<KnownContract> {
  const document = await baseContract();
  const origins = new Origins();
  if (text !== undefined) {
    const problems = applyOverlay(document, await readOverlay(overlay, text), origins, true);
    if (problems.length > 0) throw new BuildError(problems);
  }
  return { document, origins };
}

/** The templates of the contract, hints, and those of the overlay: the first that has a parameter names it. */
export function knownTemplates({ document, origins }: KnownContract, hints: readonly string[]): KnownTemplate[] {
  const operations = operationsOf(document);
  const described = Object.keys(document.paths).filter((path) => !document.paths[path]?.["x-auth-server"]);
  const templatesOf = (from: "contract" | "overlay") =>
    described
      .filter((path) => (origins.of(document, ["paths", path]) ? "overlay" : "contract") === from)
      .map((path) => ({
        path,
        from,
        fits: (method: string, samples: Samples) =>
          operations.some((one) => one.path === path && one.method === method && fits(document, one, samples)),
      }));
  const hinted = hints.map((path) => ({ path, from: "hint" as const, fits: () => true }));
  return [...templatesOf("contract"), ...hinted, ...templatesOf("overlay")];
}

/** Whether samples may be of an operation: their payload has what the operation's requires. */
function fits(document: Document, { responses }: Operation, samples: Samples): boolean {
  return samples.responses.every(([status, by]) => {
    const merged = (schema: Schema = {}) => mergedSchema(document, schema).schema;
    const body = merged(responses.get(status)?.schema);
    const { data } = propertiesOf(body);
    const { required = [] } = data ? merged(data) : body;
    const columns = [...by.properties.values()].map((column) => (data ? column.properties.get("data") : column));
    const isFit = (column: Column | undefined) => {
      const always = column ? alwaysOf(column) : [];
      return required.every((name) => always.includes(name));
    };
    return !isSuccess(status) || columns.every(isFit);
  });
}
