import type { Oas3Rule } from "@redocly/openapi-core";
import { operationErrors } from "../../../src/contract/operation-errors.ts";

/** Every documented body has an example. */
export const BodyExample: Oas3Rule = () => ({
  MediaType(media, { location, report, resolve }) {
    const schema = media.schema && resolve(media.schema).node;
    const acceptsAll = schema && Object.keys(schema).every((key) => /^(title|description|x-.*)$/.test(key));
    if (acceptsAll || media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
    report({ message: "The body has no example.", location: location.key() });
  },
});

/**
 * The security of an operation names its scope (it is `[]` if the operation needs none; Redocly's rule `security-defined` requires
 * it), and the operation declares the six documented errors. Its API version (`x-api-version`) has the format of a version.
 */
export const OperationComplete: Oas3Rule = () => ({
  Operation(operation, { location, report }) {
    const { security, responses = {} } = operation;
    const { "x-api-version": version } = operation as { "x-api-version"?: string };
    if (version !== undefined && !/^\d+\.\d+$/.test(version)) {
      const message = `x-api-version must look like "2.0"; got ${version}.`;
      report({ message, location: location.child("x-api-version") });
    }
    const scopes = (security ?? []).flatMap((requirement) =>
      Object.entries(requirement).flatMap(([scheme, names]) => names.map(() => scheme)),
    );
    const wrong = scopes.find((scheme) => scheme !== "OAuth2");
    if (wrong || (security?.length && scopes.length === 0)) {
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

/** OpenAPI requires every parameter of a path. */
export const PathParameterRequired: Oas3Rule = () => ({
  Parameter({ in: place, name, required }, { location, report }) {
    if (place !== "path" || required === true) return;
    report({ message: `The path always has its parameter ${name}. Add required: true.`, location: location.key() });
  },
});
