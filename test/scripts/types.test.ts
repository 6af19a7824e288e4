import { expect, it } from "vitest";
import { generateTypes } from "../../scripts/generate/types.ts";

/** The declarations of a schema. */
async function typesOf(schema: object): Promise<string> {
  const document = {
    openapi: "3.1.0",
    info: { title: "a", version: "1" },
    paths: {},
    components: { schemas: { Own: schema } },
  };
  return generateTypes(JSON.stringify(document));
}

it("a field with a default may be left out, and one that is ruled out has no value", async () => {
  const types = await typesOf({
    type: "object",
    required: ["id"],
    properties: { id: { type: "string" }, ttl: { type: "integer", default: 1 }, old: { not: {} } },
  });
  expect(types).toMatch(/\bid: string;/);
  expect(types).toMatch(/\bttl\?: number;/);
  expect(types).toMatch(/\bold\?: never;/);
});

it("an object of which no attribute is known may have any", async () => {
  expect(await typesOf({ type: "object" })).toMatch(/\bOwn: Record<string, unknown>;/);
});
