import * as constants from "./constant-rules.js";
import { decorators } from "./decorators/index.ts";
import { ComponentFileName, FileUsed, ListComponents } from "./files.js";
import { BodyExample, OperationComplete, RecordKey } from "./rules.js";
import * as schemas from "./schema-rules.js";
import { Supported } from "./supported-rule.js";
import { DescriptionTargets } from "./texts.ts";

/** The contract's own lint rules, and the decorators that make the published form of the hand-written one. */
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
        "description-targets": DescriptionTargets,
        "envelope-message": schemas.EnvelopeMessage,
        "file-used": FileUsed,
        "no-inline-enum": constants.NoInlineEnum,
        "open-constant-exists": constants.OpenConstantExists,
        "operation-complete": OperationComplete,
        "path-parameter-required": schemas.PathParameterRequired,
        "pattern-valid": schemas.PatternValid,
        "record-key": RecordKey,
        "rule-complete": constants.RuleComplete,
        supported: Supported,
      },
    },
    preprocessors: { oas3: { "list-components": ListComponents } },
    decorators: { oas3: decorators },
  };
}
