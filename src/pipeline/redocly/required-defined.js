// @ts-check
/** A schema in one of these is a part of the schema around it, which may have the properties. */
const part = /\/(?:(?:allOf|anyOf|oneOf)\/\d+|(?:dependentSchemas|\$defs)\/[^/]+|if|then|else|not)\/?$/;
const combining = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * A schema has the properties that it requires. Redocly's own rule refuses `then: { required: [name] }` where the schema
 * around it has the property, and fails at a property named `hasOwnProperty`.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const RequiredDefined = () => ({
  Schema(schema, { location, report }) {
    const { required, properties, type } = schema;
    if (!Array.isArray(required) || (!properties && type !== "object")) return;
    if (part.test(location.pointer) || combining.some((keyword) => keyword in schema)) return;
    required.forEach((name, index) => {
      if (Object.hasOwn(properties ?? {}, name)) return;
      report({ message: `Required property '${name}' is not defined.`, location: location.child(["required", index]) });
    });
  },
});
