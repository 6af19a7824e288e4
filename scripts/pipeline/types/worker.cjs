// @ts-check
// A worker thread, because openapi-typescript and its compiler take long to load: they load while the main thread lints.
// CommonJS, because the same libraries take twice as long to load as ES modules.
const { parentPort } = require("node:worker_threads");
const { default: openapiTS, astToString } = require("openapi-typescript");
const ts = require("typescript");

/**
 * Generates the types of the contract, for openapi-fetch. Each schema is also exported under its own name.
 *
 * A string with `x-open-constant` becomes `Constant | (string & {})`: editors suggest the members, and responses may
 * have values that the service adds later. With `not.enum`, in a rule's branch, it becomes the remaining members,
 * because a union with `string` could not be narrowed to one branch.
 * @param {string} document the bundle, as JSON
 */
async function generateTypes(document) {
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => {
      const name = schema["x-open-constant"];
      if (!name) return undefined;
      const { not } = /** @type {{ not?: { enum: string[] } }} */ (schema);
      return not ? otherMembers(name, not.enum) : openConstant(name);
    },
  });
  return `// Written by \`npm run build\` from openapi/. Do not edit.\n\n${astToString(nodes)}`;
}

const { factory } = ts;

/** @param {string} value */
function literal(value) {
  return factory.createLiteralTypeNode(factory.createStringLiteral(value));
}

/** @param {string} name */
function constantType(name) {
  const schemas = factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode("components"),
    literal("schemas"),
  );
  return factory.createIndexedAccessTypeNode(schemas, literal(name));
}

/**
 * @param {string} name
 * @param {string[]} excluded
 */
function otherMembers(name, excluded) {
  return factory.createTypeReferenceNode("Exclude", [
    constantType(name),
    factory.createUnionTypeNode(excluded.map(literal)),
  ]);
}

/** @param {string} name */
function openConstant(name) {
  const anyString = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([constantType(name), anyString]);
}

parentPort?.on("message", async (/** @type {string} */ document) => {
  try {
    parentPort?.postMessage({ types: await generateTypes(document) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
