/**
 * The lint rules for a contract that users have extended. Errors are what would break the generated files, the mock or the
 * validators. Of the contract's own rules of style, in redocly.yaml, those that the build does not fulfil itself are warnings.
 */
export const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-operationId": "error",
  "operation-parameters-unique": "error",
  "no-identical-paths": "error",
  "no-path-trailing-slash": "error",
  "path-not-include-query": "error",
  "path-declaration-must-exist": "error",
  "no-schema-type-mismatch": "error",
  "no-enum-type-mismatch": "error",
  "no-mixed-number-range-constraints": "error",
  "no-invalid-media-type-examples": "error",
  "no-invalid-schema-examples": "error",
  "no-invalid-parameter-examples": "error",
  "svc/constant-complete": "error",
  "svc/constant-subset": "error",
  "svc/open-constant-exists": "error",
  "svc/required-defined": "error",
  "svc/rule-complete": "error",
  "svc/no-inline-enum": "warn",
  "svc/body-example": "warn",
  "operation-summary": "warn",
  "parameter-description": "warn",
} as const;
