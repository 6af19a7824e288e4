import {
  type Document,
  type OperationObject,
  refName,
  type Schema,
  writtenOperations,
} from "../../contract/document.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { Origins, Path } from "./origins.ts";

/**
 * Checks what lint rules do not: that no two operations or schemas have one name, that scopes and parameters of paths exist, and that each operation has a success.
 * @returns the problems, each with its place
 */
export function checkAdded(document: Document, origins: Origins): string[] {
  const problems: string[] = [];
  const problem = (path: Path, text: string) => {
    const place = origins.of(document, path);
    if (place) problems.push(`${place}  ${text}`);
  };
  // Each has a file, and on macOS and Windows two names that differ in case are one file.
  const schemas = new Map<string, string>();
  for (const name of Object.keys(document.components.schemas)) {
    const path = ["components", "schemas", name];
    const other = schemas.get(name.toLowerCase());
    if (other) problem(path, `The name of the schema ${name} differs from ${other} in case only. Choose another.`);
    schemas.set(name.toLowerCase(), name);
  }

  const known = new Map<string, { id: string; title: string; path: Path }>();
  for (const { path, method, operation } of writtenOperations(document)) {
    const here: Path = ["paths", path, method];
    for (const [at, text] of operationProblems(document, path, operation)) problem([...here, ...at], text);
    const { operationId: id } = operation;
    if (typeof id !== "string") continue;
    const one = { id, title: `${method.toUpperCase()} ${path}`, path: [...here, "operationId"] };
    const other = known.get(id.toLowerCase());
    known.set(id.toLowerCase(), one);
    if (!other) continue;
    // One of the two has been added.
    const [added, owner] = origins.of(document, one.path) ? [one, other] : [other, one];
    const is = added.id === owner.id ? "is" : `differs in case only from ${owner.id},`;
    problem(added.path, `The operationId ${added.id} ${is} that of ${owner.title}. Choose another.`);
  }
  return problems;
}

/** The schemas that are nothing but a reference to themselves, directly or through others. Redocly throws at the first. */
export function circularReferences(document: Document, origins: Origins): string[] {
  const { schemas } = document.components;
  return Object.keys(schemas).flatMap((name) => {
    const seen = new Set<string>();
    let next: string | undefined = name;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      const { $ref }: Schema = schemas[next] ?? {};
      next = typeof $ref === "string" ? refName($ref) : undefined;
    }
    const place = origins.of(document, ["components", "schemas", name]);
    return next === name ? [`${place}  The schema ${name} is only a reference to itself. Give it a type.`] : [];
  });
}

function operationProblems(
  document: Document,
  path: string,
  operation: OperationObject,
): Array<[at: Path, text: string]> {
  const { responses, parameters = [], security, "x-api-version": version } = operation;
  const { OAuth2, ...schemes } = document.components.securitySchemes;
  const schemeNames = ["OAuth2", ...Object.keys(schemes)];
  const scopes = Object.keys(OAuth2.flows.authorizationCode.scopes);
  const found: Array<[at: Path, text: string]> = [];
  if (!Object.keys(responses ?? {}).some((status) => status.startsWith("2")))
    found.push([[], 'An operation needs a success: responses: { "200": { description: … } }.']);
  if (version !== undefined && !(typeof version === "string" && /^\d+\.\d+$/.test(version)))
    found.push([["x-api-version"], `x-api-version must be a text such as "2.0"; got ${JSON.stringify(version)}.`]);
  parameters.forEach((one, index) => {
    if (!("$ref" in one) && one.in === "path" && !path.includes(`{${one.name}}`))
      found.push([["parameters", index], `The path ${path} has no {${one.name}}. Names differ by case, too.`]);
  });
  for (const [index, requirement] of Array.isArray(security) ? security.entries() : []) {
    for (const [scheme, names] of Object.entries(requirement)) {
      const at = ["security", index, scheme];
      if (!schemeNames.includes(scheme))
        found.push([at, `The security scheme ${scheme} does not exist. There are ${schemeNames.join(" and ")}.`]);
      else
        for (const [place, name] of names.entries()) {
          const similar = nearestTexts(scopes, name).join(", ");
          if (!scopes.includes(name))
            found.push([[...at, place], `The scope ${name} does not exist. Similar scopes are ${similar}.`]);
        }
    }
  }
  return found;
}
