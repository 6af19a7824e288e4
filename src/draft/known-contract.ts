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

/** Hints, and the templates of the contract. The overlay's paths that a hint covers are no templates. */
export function knownTemplates({ document, origins }: KnownContract, hints: readonly string[]) {
  const operations = operationsOf(document);
  const described = Object.keys(document.paths).filter((path) => !document.paths[path]?.["x-auth-server"]);
  const covered = described.filter(
    (path) => origins.of(document, ["paths", path]) && hints.some((hint) => hint !== path && covers(hint, path)),
  );
  const templates: KnownTemplate[] = [
    ...hints.map((path) => ({ path, isHint: true, fits: () => true })),
    ...described
      .filter((path) => !covered.includes(path))
      .map((path) => ({
        path,
        isHint: false,
        fits: (method: string, samples: Samples) =>
          operations.some((one) => one.path === path && one.method === method && fits(document, one, samples)),
      })),
  ];
  return { templates, covered };
}

/** Whether every request of a path is one of the hint, too. */
function covers(hint: string, path: string): boolean {
  const [wanted, segments] = [hint.split("/"), path.split("/")];
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment.startsWith("{") || segment === segments[index])
  );
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
