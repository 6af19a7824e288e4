import type { Oas3Rule } from "@redocly/openapi-core";
import { RuleComplete } from "./between-constants.ts";
import * as constants from "./constants.ts";
import { ComponentFileName, FileUsed } from "./files.ts";
import { LinkOperation, OperationScope, SuccessEnvelope } from "./operations.ts";
import { withReportedCrash } from "./reported-crash.ts";
import { PatternValid, RecordKey } from "./schemas.ts";
import { Supported } from "./supported.ts";
import { DescriptionTargets } from "./texts.ts";

const written: Record<string, Oas3Rule> = {
  "component-file-name": ComponentFileName,
  "constant-complete": constants.ConstantComplete,
  "constant-subset": constants.ConstantSubset,
  "description-targets": DescriptionTargets,
  "file-used": FileUsed,
  "link-operation": LinkOperation,
  "no-inline-enum": constants.NoInlineEnum,
  "open-constant-exists": constants.OpenConstantExists,
  "operation-scope": OperationScope,
  "pattern-valid": PatternValid,
  "record-key": RecordKey,
  "rule-complete": RuleComplete,
  "success-envelope": SuccessEnvelope,
  supported: Supported,
};

/** Our lint rules, by the names that they have in redocly.yaml, there with `svc/` before them. */
export const rules = Object.fromEntries(Object.entries(written).map(([name, rule]) => [name, withReportedCrash(rule)]));
