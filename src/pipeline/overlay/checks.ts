import { type Document, methods, type OperationObject } from "../../contract/document.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { Origins, Path } from "./origins.ts";

const identifier = /^[A-Za-z_]\w*$/;
/** Words of TypeScript, and names that the generated modules use. */
const reserved = new Set(
  "Record Exclude Omit components paths operations webhooks arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/**
 * Checks what lint rules do not: that the names that overlays add can be names in the generated modules, that no two
 * operations have one id, that scopes and parameters of paths exist,
 * and that each operation has a success.
 * @returns the problems, each with its place
 */
export function checkAdded(document: Document, origins: Origins): string[] {
  const problems: string[] = [];
  const problem = (path: Path, text: string) => {
    const place = origins.of(document, path);
    if (place) problems.push(`${place}  ${text}`);
  };
  const checkName = (what: string, name: string, path: Path) => {
    if (!identifier.test(name))
      problem(path, `${what} ${JSON.stringify(name)} must be an identifier, such as Forecast.`);
    else if (reserved.has(name)) problem(path, `${what} ${name} has a meaning in TypeScript. Choose another.`);
  };
  // Each has a file, and on macOS and Windows two names that differ in case are one file.
  const schemas = new Map<string, string>();
  for (const name of Object.keys(document.components.schemas)) {
    const path = ["components", "schemas", name];
    checkName("The name of the schema", name, path);
    const other = schemas.get(name.toLowerCase());
    if (other) problem(path, `The name of the schema ${name} differs from ${other} in case only. Choose another.`);
    schemas.set(name.toLowerCase(), name);
  }

  const known = new Map<string, { id: string; title: string; path: Path }>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [braces, name = ""] of path.matchAll(/\{([^}]*)\}/g)) {
      if (!/^\w+$/.test(name))
        problem(
          ["paths", path],
          `The parameter ${braces} must have letters, digits and _ only, such as {${name.replace(/\W+/g, "_") || "id"}}.`,
        );
    }
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const here: Path = ["paths", path, method];
      for (const { at, text } of securityProblems(document, operation)) problem([...here, "security", ...at], text);
      for (const { at, text } of shapeProblems(path, operation)) problem([...here, ...at], text);
      const { operationId: id, "x-api-version": version } = operation;
      if (version !== undefined && !/^\d+\.\d+$/.test(typeof version === "string" ? version : ""))
        problem(
          [...here, "x-api-version"],
          `x-api-version must be a text such as "2.0"; got ${JSON.stringify(version)}.`,
        );
      if (typeof id !== "string") continue;
      const [idPath, title] = [[...here, "operationId"], `${method.toUpperCase()} ${path}`];
      checkName("The operationId", id, idPath);
      const other = known.get(id.toLowerCase());
      // One of the two has been added.
      const isLater = origins.of(document, idPath) !== undefined;
      if (other) {
        const { id: taken, title: owner } = isLater ? other : { id, title };
        const is = other.id === id ? "is" : `differs in case only from ${taken},`;
        problem(
          isLater ? idPath : other.path,
          `The operationId ${isLater ? id : other.id} ${is} that of ${owner}. Choose another.`,
        );
      }
      known.set(id.toLowerCase(), { id, title, path: idPath });
    }
  }
  return problems;
}

/** An operation without a success, and parameters that its path does not have. */
function shapeProblems(
  path: string,
  { responses, parameters = [] }: OperationObject,
): Array<{ at: Path; text: string }> {
  const hasSuccess = Object.keys(responses ?? {}).some((status) => status.startsWith("2"));
  const lacking = 'An operation needs a success: responses: { "200": { description: … } }.';
  const unknown = parameters.flatMap((one, index) =>
    !("$ref" in one) && one.in === "path" && !path.includes(`{${one.name}}`)
      ? [{ at: ["parameters", index], text: `The path ${path} has no {${one.name}}.` }]
      : [],
  );
  return [...(hasSuccess ? [] : [{ at: [], text: lacking }]), ...unknown];
}

/** Security schemes and scopes that do not exist. */
function securityProblems(document: Document, { security }: OperationObject): Array<{ at: Path; text: string }> {
  const schemes = document.components.securitySchemes;
  const scopes = Object.keys(schemes.OAuth2.flows.authorizationCode.scopes);
  if (!Array.isArray(security)) return [];
  return security.flatMap((requirement, index) =>
    Object.entries(requirement).flatMap(([scheme, names]) => {
      if (!(scheme in schemes)) {
        const text = `The security scheme ${scheme} does not exist. There are ${Object.keys(schemes).join(" and ")}.`;
        return [{ at: [index, scheme], text }];
      }
      const unknown = names.filter((name) => !scopes.includes(name));
      return unknown.map((name) => ({
        at: [index, scheme, names.indexOf(name)],
        text: `The scope ${name} does not exist. Similar scopes are ${nearestTexts(scopes, name).join(", ")}.`,
      }));
    }),
  );
}
