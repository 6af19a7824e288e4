// @ts-check
// JavaScript with type checks, because Redocly loads plugins with import(), also under `npx redocly` and in editors.
import { BodyExample } from "./body-example.js";
import { ComponentFileName } from "./component-file-name.js";
import { ConstantComplete } from "./constant-complete.js";
import { ConstantDomain } from "./constant-domain.js";
import { ConstantSubset } from "./constant-subset.js";
import { DescribeOperations } from "./describe-operations.js";
import { ExpandMarkers } from "./expand-markers.js";
import { HeadingAnchors } from "./heading-anchors.js";
import { ListComponents } from "./list-components.js";
import { lowerConstants } from "./lower-constants.js";
import { NoInlineEnum } from "./no-inline-enum.js";
import { OpenConstantExists } from "./open-constant-exists.js";
import { OperationComplete } from "./operation-complete.js";
import { RequiredDefined } from "./required-defined.js";
import { RuleComplete } from "./rule-complete.js";

/** The contract's own lint rules and decorators. */
export default function svcPlugin() {
  return {
    id: "svc",
    rules: {
      oas3: {
        "body-example": BodyExample,
        "component-file-name": ComponentFileName,
        "constant-complete": ConstantComplete,
        "constant-subset": ConstantSubset,
        "no-inline-enum": NoInlineEnum,
        "open-constant-exists": OpenConstantExists,
        "operation-complete": OperationComplete,
        "required-defined": RequiredDefined,
        "rule-complete": RuleComplete,
      },
    },
    preprocessors: { oas3: { "list-components": ListComponents } },
    decorators: {
      oas3: {
        "constant-domain": ConstantDomain,
        "expand-markers": ExpandMarkers,
        "heading-anchors": HeadingAnchors,
        "lower-constants": () => ({ Root: { leave: lowerConstants } }),
        // After the markers, one of which lists the interpretations.
        "describe-operations": DescribeOperations,
      },
    },
  };
}
