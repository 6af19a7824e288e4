import { expect, it } from "vitest";
import type { Document, OperationObject } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle } from "../support/bundle.ts";

/** The contract with so many more operations, ten of each group. */
function extended(count: number): Document {
  const document = structuredClone(bundle) as unknown as Document;
  const monitors = document.paths["/monitors"]?.get as OperationObject;
  for (let index = 0; index < count; index++) {
    const tags: [string] = [`Group ${Math.floor(index / 10)}`];
    document.paths[`/things/${index}`] = {
      get: { ...monitors, tags, operationId: `getThing${index}`, summary: `Get thing ${index}` },
      post: { ...monitors, tags, operationId: `createThing${index}`, summary: `Create thing ${index}` },
    };
  }
  return document;
}

it("beside an operation are the titles of its group, and the other groups folded", async () => {
  const pages = new Map(await renderSite(extended(60)));
  const nav = /<nav id="part-nav"[\s\S]*<\/nav>/.exec(pages.get("operations/getThing35.html") ?? "")?.[0] ?? "";
  expect(nav).toMatch(/operations\.html#group-5"/);
  expect(nav).toMatch(/aria-current="page"[^/]*Get thing 35[\s\S]*Create thing 35[\s\S]*Get thing 36/);
  expect(nav).not.toContain("thing 50");
  expect(nav).not.toContain('class="method');
});
