// @ts-check
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
 * Every operation names its scope (`security: []` if it does not need one), and declares the six documented errors. Its API version (`x-api-version`) has the format of a version.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const OperationComplete = () => ({
  Operation: {
    enter(operation, { location, report }) {
      if (!operation.security) {
        report({
          message: "The operation has no security. Name its scope, or add `security: []`.",
          location: location.key(),
        });
      }
      const version = /** @type {any} */ (operation)["x-api-version"];
      if (version !== undefined && !/^\d+\.\d+$/.test(String(version))) {
        report({
          message: `x-api-version must look like "2.0"; got ${version}.`,
          location: location.child("x-api-version"),
        });
      }
      const requirements = operation.security ?? [];
      const wrong = requirements
        .flatMap((requirement) => Object.entries(requirement))
        .find(([scheme, scopes]) => scheme !== "OAuth2" && scopes.length > 0);
      if (wrong || (requirements.length > 0 && !requirements.some(({ OAuth2: scopes = [] }) => scopes.length > 0))) {
        report({
          message: wrong
            ? `Scopes belong to OAuth2 only. Leave the list of ${wrong[0]} empty.`
            : "The operation does not name a scope for OAuth2.",
          location: location.child("security"),
        });
      }
      for (const status of Object.keys(operationErrors)) {
        if (operation.responses && status in operation.responses) continue;
        report({
          message: `The operation does not declare the error ${status}.`,
          location: location.child("responses").key(),
        });
      }
    },
  },
});
