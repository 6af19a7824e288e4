// @ts-check
/** @import { Oas3Rule } from "@redocly/openapi-core" */
import { operationErrors } from "../../src/contract/operation-errors.ts";

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

/**
 * A record that the mock keeps has the property by which the mock finds one (`x-record`).
 * @type {Oas3Rule}
 */
export const RecordKey = () => ({
  Schema(schema, { location, report }) {
    const { properties, "x-record": record } = /** @type {Record<string, any>} */ (schema);
    if (!record?.key || Object.hasOwn(properties ?? {}, record.key)) return;
    const message = `The key '${record.key}' of x-record is not one of the properties.`;
    report({ message, location: location.child("x-record") });
  },
});
