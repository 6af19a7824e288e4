// @ts-check
// A worker thread, because openapi-typescript and the compiler inside it take long to load, which passes while the main
// thread lints. CommonJS, because the same libraries take twice as long to load as ES modules.
const { parentPort } = require("node:worker_threads");
const { default: openapiTS, astToString } = require("openapi-typescript");
const ts = require("typescript");

/**
 * The types of the contract, for openapi-fetch. Each schema is also exported under its own name.
 *
 * A string with `x-open-constant` becomes `Constant | (string & {})`: editors offer the members, and a value that the
 * service adds tomorrow still fits, as a response must allow.
 * @param {string} document the bundle, as JSON
 */
async function generateTypes(document) {
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => {
      const name = schema["x-open-constant"];
      return name ? openConstant(name) : undefined;
    },
  });
  return `// Written by \`npm run build\` from openapi/. Do not edit.\n\n${astToString(nodes)}`;
}

/** @param {string} name */
function openConstant(name) {
  const { factory } = ts;
  const index = (/** @type {ts.TypeNode} */ object, /** @type {string} */ key) =>
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

parentPort?.on("message", async (/** @type {string} */ document) => {
  try {
    parentPort?.postMessage({ types: await generateTypes(document) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
