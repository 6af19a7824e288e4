/**
 * The lint rules for a contract that users have extended: what would break the generated files, the mock or the
 * validators. The contract's own rules of style, such as examples everywhere, are in redocly.yaml.
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
  "no-required-schema-properties-undefined": "error",
  "no-mixed-number-range-constraints": "error",
  "no-invalid-media-type-examples": "error",
  "no-invalid-schema-examples": "error",
  "no-invalid-parameter-examples": "error",
  "svc/constant-complete": "error",
  "svc/constant-subset": "error",
  "svc/open-constant-exists": "error",
  "svc/rule-complete": "error",
} as const;
