import { pathToFileURL } from "node:url";
import openapiTS, { astToString, stringToAST } from "openapi-typescript";
import type ts from "typescript";
import { allowsNothing, type Schema } from "../../src/contract/document.ts";

/**
 * Generates `types.ts`: the types of the contract, for openapi-fetch. Each schema is also exported under its own name.
 *
 * A string with `x-open-constant` becomes `Constant | (string & {})`: editors suggest the members, and responses may
 * have values that the service adds later. If a branch of a rule has `not.enum`, the type is a union of the other
 * members, without `string`, so that TypeScript can narrow to one branch.
 * @param document the bundle, as JSON
 */
export async function generateTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    // The default of openapi-typescript fails in a folder with a percent sign.
    cwd: pathToFileURL(`${process.cwd()}/`),
    // A schema with only `type: object` allows any attribute.
    emptyObjectsUnknown: true,
    // Otherwise a property with a default would become required.
    defaultNonNullable: false,
    transform: (schema) => {
      loosenNames(schema as Schema);
      // openapi-typescript does not read `not`.
      if (allowsNothing(schema)) return typeNode("never");
      const name = schema["x-open-constant"];
      if (!name) return undefined;
      const constant = `components["schemas"][${JSON.stringify(name)}]`;
      const { not } = schema as { not?: { enum: string[] } };
      if (!not) return typeNode(`${constant} | (string & {})`);
      return typeNode(`Exclude<${constant}, ${not.enum.map((id) => JSON.stringify(id)).join(" | ")}>`);
    },
  });
  return `// Written by \`npm run build\` from openapi/. Do not edit.\n\n${astToString(nodes)}`;
}

/** Allows any value for names that are not listed: in TypeScript, an index signature must fit the listed properties, too. */
function loosenNames(schema: Schema): void {
  if (schema.properties && typeof schema.additionalProperties === "object") schema.additionalProperties = true;
}

function typeNode(text: string): ts.TypeNode {
  const [alias] = stringToAST(`type Alias = ${text};`) as ts.TypeAliasDeclaration[];
  if (!alias) throw new Error(`${text} is not a type.`);
  return alias.type;
}
