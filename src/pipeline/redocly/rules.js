// @ts-check
/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Every documented body has an example.
 * @type {Oas3Rule}
 */
export const BodyExample = () => ({
  MediaType(media, { location, report, resolve }) {
    const schema = media.schema && resolve(media.schema).node;
    const acceptsAll = schema && Object.keys(schema).every((key) => /^(title|description|x-.*)$/.test(key));
    if (acceptsAll || media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
    report({ message: "The body has no example.", location: location.key() });
  },
});

/** The responses that every operation declares, by status: components. */
export const operationErrors = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  500: "InternalServerError",
};

/**
 * Every operation names its scope (`security: []` if it does not need one), and declares the six documented errors. Its API
 * version (`x-api-version`) has the format of a version.
 * @type {Oas3Rule}
 */
export const OperationComplete = () => ({
  Operation(operation, { location, report }) {
    const { security, responses = {}, "x-api-version": version } = /** @type {any} */ (operation);
    if (!security) {
      const message = "The operation has no security. Name its scope, or add `security: []`.";
      report({ message, location: location.key() });
    }
    if (version !== undefined && !/^\d+\.\d+$/.test(version)) {
      const message = `x-api-version must look like "2.0"; got ${version}.`;
      report({ message, location: location.child("x-api-version") });
    }
    const scopes = (operation.security ?? []).flatMap((requirement) =>
      Object.entries(requirement).flatMap(([scheme, names]) => names.map(() => scheme)),
    );
    const wrong = scopes.find((scheme) => scheme !== "OAuth2");
    if (wrong || (security?.length > 0 && scopes.length === 0)) {
      const message = wrong
        ? `Scopes belong to OAuth2 only. Leave the list of ${wrong} empty.`
        : "The operation does not name a scope for OAuth2.";
      report({ message, location: location.child("security") });
    }
    for (const status of Object.keys(operationErrors).filter((one) => !(one in responses))) {
      const message = `The operation does not declare the error ${status}.`;
      report({ message, location: location.child("responses").key() });
    }
  },
});

/** A schema in one of these is a part of the schema around it, which may have the properties. */
const part = /\/(?:(?:allOf|anyOf|oneOf)\/\d+|(?:dependentSchemas|\$defs)\/[^/]+|if|then|else|not)\/?$/;
const combining = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * A schema has the properties that it requires, or by which the mock finds its records. Redocly's own rule refuses
 * `then: { required: [name] }` where the schema around it has the property, and fails at a property named `hasOwnProperty`.
 * @type {Oas3Rule}
 */
export const RequiredDefined = () => ({
  Schema(schema, { location, report }) {
    const { required, properties, type, "x-record": record } = /** @type {Record<string, any>} */ (schema);
    const isCombined = combining.some((keyword) => keyword in schema);
    if (record?.key && properties && !isCombined && !Object.hasOwn(properties, record.key)) {
      const message = `The key '${record.key}' of x-record is not one of the properties.`;
      report({ message, location: location.child("x-record") });
    }
    if (!Array.isArray(required) || (!properties && type !== "object")) return;
    if (part.test(location.pointer) || isCombined) return;
    required.forEach((name, index) => {
      if (Object.hasOwn(properties ?? {}, name)) return;
      report({ message: `Required property '${name}' is not defined.`, location: location.child(["required", index]) });
    });
  },
});
