import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const { factory } = ts;

/** Names that every object inherits, such as `constructor`, as JSON: openapi-typescript fails at an attribute with one. */
const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`, "g");
/** What such a name ends with meanwhile: a character that no text has. */
const ending = "\u{10fffd}";

/**
 * Generates `types.ts`: the types of the contract, for openapi-fetch. Each schema is also exported under its own name.
 *
 * A string with `x-open-constant` becomes `Constant | (string & {})`: editors suggest the members, and responses may
 * have values that the service adds later. With `not.enum`, in a rule's branch, it becomes the remaining members,
 * because a union with `string` could not be narrowed to one branch.
 * @param document the bundle, as JSON
 */
export async function generateTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document.replace(inherited, `"$1${ending}"`), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => {
      const name = schema["x-open-constant"];
      if (!name) return undefined;
      const { not } = schema as { not?: { enum: string[] } };
      return not ? otherMembers(name, not.enum) : openConstant(name);
    },
  });
  return `// Written by \`npm run build\` from openapi/. Do not edit.\n\n${astToString(nodes).replaceAll(ending, "")}`;
}

function literal(value: string): ts.TypeNode {
  return factory.createLiteralTypeNode(factory.createStringLiteral(value));
}

function constantType(name: string): ts.TypeNode {
  const schemas = factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode("components"),
    literal("schemas"),
  );
  return factory.createIndexedAccessTypeNode(schemas, literal(name));
}

function otherMembers(name: string, excluded: readonly string[]): ts.TypeNode {
  return factory.createTypeReferenceNode("Exclude", [
    constantType(name),
    factory.createUnionTypeNode(excluded.map(literal)),
  ]);
}

function openConstant(name: string): ts.TypeNode {
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([constantType(name), factory.createParenthesizedType(anyString)]);
}
