// @ts-check
// JavaScript with type checks, because Redocly loads plugins with import(), also under `npx redocly` and in editors.
import * as constants from "./constant-rules.js";
import { ComponentFileName, ConstantDomain, ListComponents } from "./files.js";
import { BodyExample, OperationComplete, RequiredDefined } from "./rules.js";
import * as schemas from "./schema-rules.js";
import { Supported } from "./supported-rule.js";

/** The contract's own lint rules, and what reads the names of its files. */
export default function svcPlugin() {
  return {
    id: "svc",
    rules: {
      oas3: {
        "body-example": BodyExample,
        "component-file-name": ComponentFileName,
        "constant-complete": constants.ConstantComplete,
        "constant-named": constants.ConstantNamed,
        "constant-subset": constants.ConstantSubset,
        "envelope-message": schemas.EnvelopeMessage,
        "no-inline-enum": constants.NoInlineEnum,
        "open-constant-exists": constants.OpenConstantExists,
        "operation-complete": OperationComplete,
        "path-parameter-required": schemas.PathParameterRequired,
        "pattern-valid": schemas.PatternValid,
        "required-defined": RequiredDefined,
        "rule-complete": constants.RuleComplete,
        supported: Supported,
      },
    },
    preprocessors: { oas3: { "list-components": ListComponents } },
    decorators: { oas3: { "constant-domain": ConstantDomain } },
  };
}
