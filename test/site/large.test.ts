import { expect, it } from "vitest";
import type { Document, OperationObject } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle, operations } from "../support/bundle.ts";

/** The contract with so many more operations and records of one group. */
function extended(count: number): Document {
  const document = structuredClone(bundle) as unknown as Document;
  const monitors = document.paths["/monitors"]?.get as OperationObject;
  for (let index = 0; index < count; index++) {
    document.paths[`/things/${index}`] = {
      get: { ...monitors, operationId: `getThing${index}`, summary: `Thing ${index}` },
    };
    document.components.schemas[`Thing${index}`] = { type: "object", description: "A thing." };
  }
  return document;
}

it("a page of a contract with many operations lists those around its own, and leads to all", async () => {
  const pagesOf = async (count: number) => new Map(await renderSite(extended(count)));
  const [some, many] = [await pagesOf(80), await pagesOf(160)];
  for (const name of ["operations/getThing50.html", "records/Thing50.html"]) {
    expect(many.get(name)?.length).toBeLessThan((some.get(name)?.length ?? 0) * 1.01);
  }
  const nav = /<nav id="part-nav"[\s\S]*<\/nav>/.exec(many.get("operations/getThing50.html") ?? "")?.[0];
  expect(nav).toContain(`All ${operations.length + 160} operations`);
  expect(nav).toMatch(/Thing 49[\s\S]*aria-current="page"[^/]*Thing 50[\s\S]*Thing 51/);
  expect(nav).not.toContain("Thing 150");
});
