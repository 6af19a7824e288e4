import { beforeAll, expect, it } from "vitest";
import { compileSchemas } from "../../scripts/generate/validators/compile.ts";
import type { JsonSchema } from "../../scripts/generate/validators/json-schema.ts";

/** What is ours to get right: how Ajv is set up, and that a function has all that it needs in it. */
const cases: Record<string, { schema: JsonSchema; accepts: unknown; refuses: unknown }> = {
  "a character outside of the basic plane counts as one": {
    schema: { type: "string", minLength: 2 },
    accepts: "😀😀",
    refuses: "😀",
  },
  "a property that every object inherits does not count": {
    schema: { type: "object", properties: { constructor: {} }, required: ["constructor"] },
    accepts: { constructor: "S" },
    refuses: {},
  },
  "a limit without a type is for values of its type": { schema: { minimum: 3 }, accepts: "text", refuses: 2 },
  "a format is checked": {
    schema: { type: "string", format: "uri" },
    accepts: "https://things.test/a",
    refuses: "things",
  },
  "a constant that is an object is compared by its values": {
    schema: { const: { id: [1] } },
    accepts: { id: [1] },
    refuses: { id: [2] },
  },
  "a reference leads to another schema": { schema: { $ref: "Text" }, accepts: "a", refuses: 1 },
};

let validators: Map<string, (value: unknown) => boolean>;
beforeAll(async () => {
  const schemas = Object.entries(cases).map(([what, { schema }]) => [what, schema] as const);
  const names = schemas.map(([what]) => what);
  const sources = await compileSchemas(new Map([...schemas, ["Text", { type: "string" }]]), names);
  const load = (source: string) => new Function(`return (${source})()`)();
  validators = new Map([...sources].map(([what, source]) => [what, load(source)]));
});

it.each(Object.entries(cases))("%s", (what, { accepts, refuses }) => {
  expect(validators.get(what)?.(accepts)).toBe(true);
  expect(validators.get(what)?.(refuses)).toBe(false);
});
