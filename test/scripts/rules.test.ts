import { expect, it } from "vitest";
import { generateRules } from "../../scripts/generate/rules.ts";
import type { Document } from "../../src/contract/document.ts";
import { bundle } from "../support/bundle.ts";

it("refuses two rules whose functions would have one name", () => {
  const contract = structuredClone(bundle);
  contract.components.schemas.MyPeriods = contract.components.schemas.PeriodGranularity;
  expect(() => generateRules(contract as unknown as Document)).toThrow(
    "The rules PeriodGranularity and MyPeriods would have one function, supportedGranularities. Rename what one of them allows.",
  );
});
