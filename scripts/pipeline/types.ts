import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument } from "./document.ts";

/**
 * The types of the contract, for openapi-fetch. Each schema is also exported under its own name.
 *
 * A string with `x-open-constant` becomes `Constant | (string & {})`: editors offer the members, and a value that the
 * service adds tomorrow still fits, as a response must allow.
 */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => {
      const name = (schema as { "x-open-constant"?: string })["x-open-constant"];
      return name ? openConstant(name) : undefined;
    },
  });
  return `// Written by \`npm run build\` from openapi/. Do not edit.\n\n${astToString(nodes)}`;
}

function openConstant(name: string): ts.TypeNode {
  const { factory } = ts;
  const index = (object: ts.TypeNode, key: string) =>
    factory.createIndexedAccessTypeNode(object, factory.createLiteralTypeNode(factory.createStringLiteral(key)));
  const constant = index(index(factory.createTypeReferenceNode("components"), "schemas"), name);
  const anyString = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([constant, anyString]);
}
