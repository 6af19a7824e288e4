import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Document, methods, type Schema } from "../contract/document.ts";
import { baseName } from "../pipeline/base.ts";
import { applyOverlay } from "../pipeline/overlay/apply.ts";
import { Origins, type Path } from "../pipeline/overlay/origins.ts";
import { readOverlay } from "../pipeline/overlay/read.ts";
import { at } from "../pipeline/overlay/targets.ts";
import { BuildError } from "../pipeline/problems.ts";
import { alwaysOf } from "./findings.ts";
import type { KnownTemplate } from "./path-tree.ts";
import { isSuccess, type Samples } from "./samples.ts";

/** The contract with what the overlay has so far, as overlays see it, and what of it the overlay has added. */
export interface KnownContract {
  document: Document;
  origins: Origins;
}

/** The contract that overlays extend, as a new object. */
export async function baseContract(): Promise<Document> {
  const file = createRequire(import.meta.url).resolve(`svc-monitoring-api/${baseName}`);
  return JSON.parse(await readFile(file, "utf8"));
}

/** @throws BuildError if the overlay is not valid */
export async function knownContract(overlay: string): Promise<KnownContract> {
  const document = await baseContract();
  const origins = new Origins();
  if (existsSync(overlay)) {
    const problems = applyOverlay(document, await readOverlay(overlay), origins, true);
    if (problems.length > 0) throw new BuildError(problems);
  }
  return { document, origins };
}

/** The templates of the contract, and hints. */
export function knownTemplates(document: Document, hints: readonly string[]): KnownTemplate[] {
  const described = Object.entries(document.paths).filter(([, item]) => item["x-auth-server"] !== true);
  return [
    ...hints.map((path) => ({ path, isHint: true, fits: () => true })),
    ...described.map(([path]) => ({
      path,
      isHint: false,
      fits: (method: string, samples: Samples) => fits(document, path, method, samples),
    })),
  ];
}

/** The part of a document at a path; references on the way are resolved. */
export function resolvedAt(document: Document, path: Path): unknown {
  let node: unknown = document;
  for (const key of path) {
    node = (node as Record<string | number, unknown> | undefined)?.[key];
    const { $ref } = (node ?? {}) as { $ref?: string };
    if ($ref !== undefined) node = at(document, $ref.slice(2).split("/"));
  }
  return node;
}

/** Whether samples may be of an operation: their payload has what the operation's requires. */
function fits(document: Document, path: string, method: string, samples: Samples): boolean {
  if (!methods.some((one) => one === method && document.paths[path]?.[one])) return false;
  const bodies = samples.responses.flatMap(([status, by]) =>
    [...by.properties].map((one) => [status, ...one] as const),
  );
  return bodies.every(([status, mediaType, column]) => {
    const body = ["paths", path, method, "responses", status, "content", mediaType, "schema"];
    const data = resolvedAt(document, [...body, "properties", "data"]) as Schema | undefined;
    const schema = data ?? (resolvedAt(document, body) as Schema | undefined);
    const samplesOf = data ? column.properties.get("data") : column;
    const always = samplesOf ? alwaysOf(samplesOf) : [];
    return !isSuccess(status) || !schema?.required?.some((name) => !always.includes(name));
  });
}
