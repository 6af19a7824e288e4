import {
  createConfig,
  lintDocument,
  type NormalizedProblem,
  Source,
  unescapePointerFragment,
} from "@redocly/openapi-core";
import type { Document } from "../../contract/document.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import { isJson } from "../../validation/message.ts";
import { baseName } from "../base.ts";
import { describeText, failWith } from "../problems.ts";
import svcPlugin from "../redocly/plugin.js";
import { WithinDocument } from "../within-document.ts";
import { applyOverlay } from "./apply.ts";
import { checkAdded, circularReferences } from "./checks.ts";
import { completeAdded } from "./complete.ts";
import { renameAdded } from "./names.ts";
import { Origins, type Path, type Place } from "./origins.ts";
import { type OverlayFile, readOverlay, roundedIntegers } from "./read.ts";
import { at } from "./targets.ts";
import { placePathItems, writeOut } from "./write-out.ts";

/**
 * Extends a contract in the hand-written form by overlays, in their order, in place. Then it checks the result, and
 * completes the operations that have been added.
 * @param overlays the paths of their files, or what has been read
 * @param override whether overlays may change what the contract documents
 * @param origins gets the places of what overlays add
 * @returns warnings about the names and the style of what overlays add, each with its place
 * @throws BuildError with the places in the overlays of all problems
 */
export async function extendContract(
  base: Document,
  overlays: ReadonlyArray<string | OverlayFile>,
  override = false,
  origins = new Origins(),
): Promise<string[]> {
  const files = await Promise.all(overlays.map((one) => (typeof one === "string" ? readOverlay(one) : one)));
  const problems = files.flatMap((file) => applyOverlay(base, file, origins, override));
  failWith(problems);
  failWith(circularReferences(base, origins));
  writeOut(base);
  placePathItems(
    base,
    origins,
    (place) => files.find((file) => file.place().isInFileOf(place))?.content.info.title ?? "",
  );
  const renamed = renameAdded(base, origins);

  const config = await createConfig({ plugins: [svcPlugin()], rules });
  const document = { source: new Source(baseName, ""), parsed: base };
  const linted = await lintDocument({ document, config, externalRefResolver: new WithinDocument(config.resolve) });
  const found = linted
    .filter((problem) => !isOfValidator(base, problem))
    // Only an operation that is called has a name in code.
    .filter((problem) => problem.ruleId !== "operation-operationId" || pathOf(problem)[0] === "paths")
    .map((problem) => ({ problem, place: origins.of(base, pathOf(problem)) }));
  const errors = found.filter(({ problem }) => problem.severity === "error");
  const ofOverlays = errors.filter(({ place }) => place);
  const described = [
    // Its checks need the structure of OpenAPI.
    ...(errors.some(({ problem }) => problem.ruleId === "struct") ? [] : checkAdded(base, origins)),
    // What an overlay breaks elsewhere, such as an example of the contract, follows from its own problems.
    ...(ofOverlays.length > 0 ? ofOverlays : errors).map(({ problem, place }) => {
      const where = place ?? `${baseName}${problem.location[0]?.pointer}`;
      return `${where}  ${describeText({ ...problem, message: problem.message + adviceOf(base, problem) })}`;
    }),
  ];
  failWith([...new Set(described)]);
  const warnings = new Map<string, Place[]>();
  for (const { problem, place } of found) {
    const text = describeText(problem);
    if (place) warnings.set(text, [...(warnings.get(text) ?? []), place]);
  }
  completeAdded(base);
  const styles = [...warnings].map(([text, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${first}${more}  ${text}`;
  });
  return [...files.flatMap(roundedIntegers), ...renamed, ...styles];
}

/**
 * Whether Redocly's validator is wrong about an example. It also reads attributes that an object inherits, such as `toString`. It
 * compares the text of an XML body or a form with the schema. It cannot read a pattern with escapes that Unicode mode refuses, or a
 * discriminator without `const`, and divides decimals exactly: the build's own validators check `multipleOf`.
 */
function isOfValidator(base: Document, problem: NormalizedProblem): boolean {
  if (problem.message.startsWith("Example validation errored: ") || / multiple of \d*\.\d/.test(problem.message))
    return true;
  const path = pathOf(problem);
  const mediaType = String(path[path.lastIndexOf("content") + 1]);
  // Examples of other media types than JSON are written as text (OpenAPI 3.1, Example Object).
  if (problem.ruleId === "no-invalid-media-type-examples" && !isJson(mediaType) && typeof at(base, path) === "string")
    return true;
  const value = at(base, path.slice(0, -1));
  const name = path.at(-1) ?? "";
  return /-examples$/.test(problem.ruleId) && name in Object.prototype && !Object.hasOwn(Object(value), name);
}

/** What to write instead of what OpenAPI 3.1 does not have, and the schemas whose names are most like an unknown one. */
function adviceOf(base: Document, problem: NormalizedProblem): string {
  const path = pathOf(problem);
  if (problem.ruleId === "struct" && path[0] === "paths" && path.length === 2 && !String(path[1]).startsWith("/"))
    return ` A path starts with a slash: /${path[1]}.`;
  if (problem.ruleId === "struct" && path.at(-1) === "nullable")
    return ` OpenAPI 3.1 has types instead, such as type: [string, "null"].`;
  if (problem.ruleId === "struct" && path.at(-1) === "in") return " A body is the requestBody of the operation.";
  if (problem.ruleId === "no-identical-paths") return " Write their operations below one of them.";
  const value = at(base, path);
  // Within braces, YAML takes what follows a comma for another key.
  if (problem.ruleId === "struct" && value === null) return " A text with a comma needs quotes.";
  const $ref = typeof value === "string" ? value : (Object(value) as { $ref?: unknown }).$ref;
  if (problem.ruleId !== "no-unresolved-refs" || typeof $ref !== "string") return "";
  // A mapping may have the name alone.
  const [, kind = "", name = ""] = /^(?:#\/components\/(\w+)\/)?([^/.:]+)$/.exec($ref) ?? [];
  const known = Object.keys(Object(at(base, ["components", kind || "schemas"])));
  if (name === "" || known.includes(name)) return `; got ${$ref}.`;
  return `: ${$ref}. Similar ${kind || "schemas"} are ${nearestTexts(known, name).join(", ")}.`;
}

function pathOf({ location }: NormalizedProblem): Path {
  const [, ...keys] = (location[0]?.pointer ?? "").split("/");
  return keys.filter((key) => key !== "").map((key) => unescapePointerFragment(key));
}

/** A schema is open unless it says otherwise. */
const examples = { severity: "error", allowAdditionalProperties: true } as const;

/**
 * The lint rules for a contract that users have extended. Errors are what would break the generated files, the mock or the
 * validators. Of the contract's own rules of style, in redocly.yaml, those that the build does not fulfil itself are warnings.
 */
export const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-operationId": "error",
  "operation-parameters-unique": "error",
  "no-identical-paths": "error",
  "path-not-include-query": "error",
  "path-declaration-must-exist": "error",
  "no-schema-type-mismatch": "error",
  "no-enum-type-mismatch": "error",
  "no-invalid-media-type-examples": examples,
  "no-invalid-schema-examples": examples,
  "no-invalid-parameter-examples": examples,
  "svc/constant-complete": "error",
  "svc/constant-subset": "error",
  "svc/open-constant-exists": "error",
  "svc/path-parameter-required": "error",
  "svc/pattern-valid": "error",
  "svc/rule-complete": "error",
  "no-mixed-number-range-constraints": "warn",
  "svc/constant-named": "warn",
  "svc/required-defined": "warn",
  "svc/no-inline-enum": "warn",
  "svc/body-example": "warn",
  "svc/envelope-message": "warn",
  "svc/required-in-both": "warn",
  "svc/media-type-known": "warn",
  "svc/schema-consistent": "warn",
  "operation-summary": "warn",
  "parameter-description": "warn",
} as const;
