import { createRequire } from "node:module";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { expect, it } from "vitest";
import { validateResponse } from "../../src/validation/index.ts";
import { bundlePath } from "../support/bundle.ts";
import { documentedResponses } from "./mutations.ts";
import { places } from "./support.ts";

/** Prism's validation, which its entry point does not export. */
const prism = createRequire(import.meta.url)("@stoplight/prism-http/dist/validator");

// Of requests, test/contract/stock-prism.test.ts says where Prism differs.
it("the validators and Prism judge responses alike", async () => {
  const resources = new Map((await getHttpOperationsFromSpec(bundlePath)).map((one) => [one.iid, one]));
  const verdicts = { valid: 0, invalid: 0 };
  const differences = new Set<string>();
  for (const { id, status, bodies } of documentedResponses) {
    const resource = resources.get(id);
    for (const body of bodies) {
      for (const type of ["application/json", "text/html"]) {
        const headers = { "content-type": type };
        const { violations } = await validateResponse({ status, headers, body: JSON.stringify(body) }, id);
        const theirs = prism.validateOutput({ resource, element: { statusCode: status, headers, body } });
        verdicts[violations.length > 0 ? "invalid" : "valid"] += 1;
        if (violations.length > 0 !== (theirs._tag === "Left"))
          differences.add(`${id} ${places(violations)} ${JSON.stringify(theirs.left ?? "")}`);
      }
    }
  }
  expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(50);
  expect([...differences]).toEqual([]);
});
