import { unescapePointerFragment } from "@redocly/openapi-core";
import { type Document, type OperationObject, type Schema, writtenOperations } from "../../contract/document.ts";
import { eachObject } from "../../contract/walk.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { Origins, Path } from "./origins.ts";
import { at } from "./targets.ts";

/**
 * Checks what lint rules do not: that no two operations or schemas have one name, that scopes, parameters of paths and examples exist, and that each operation has a success.
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

  eachObject(document, ({ externalValue: address }, path) => {
    if (path.at(-2) !== "examples" || typeof address !== "string" || /^https?:/i.test(address)) return;
    const advice = "Write its content here, as the value, or give its web address.";
    problem([...path, "externalValue"], `A build reads no other file, such as ${address}. ${advice}`);
  });

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

/** The references that lead back to themselves, also through alternatives. Redocly throws at the first, and no validator comes to an end. */
export function circularReferences(document: Document, origins: Origins): string[] {
  const targetOf = ({ $ref = "" }: Schema) =>
    at(document, $ref.split("/").slice(1).map(unescapePointerFragment)) as Schema | undefined;
  const problems: string[] = [];
  eachObject(document, (node, path) => {
    if (typeof node.$ref !== "string") return;
    const reached = new Set([targetOf(node)]);
    for (const one of reached)
      for (const reference of referencesOf(one)) reached.add(targetOf(reference)).add(reference);
    const place = reached.has(node) && origins.of(document, path);
    if (place) problems.push(`${place}  ${node.$ref} leads back to this reference. Write out what it stands for.`);
  });
  return problems;
}

/** The references that a schema consists of, alone or beside others. */
function referencesOf(schema: Schema | undefined): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] }: Schema = Object(schema);
  const parts = [allOf, anyOf, oneOf].flat().flatMap(referencesOf);
  return schema && typeof $ref === "string" ? [schema, ...parts] : parts;
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
  if (path.includes("#")) found.push([[], `The path ${path} has a #, after which nothing is sent. Leave it out.`]);
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
