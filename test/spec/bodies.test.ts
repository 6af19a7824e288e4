import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundle, operations, responsesOf, validator } from "../support/bundle.ts";
import { providerStatements } from "./transcription/statements/provider.ts";

const success = { code: 0, message: "success" };

/** The envelopes of successful responses, each with a valid payload. */
const envelopes = operations
  .filter(({ servers }) => servers === undefined)
  .map(({ name, operation }) => {
    const response = responsesOf(operation).find(({ status }) => status.startsWith("2"));
    const payload = (response?.examples[0]?.value as { data?: unknown } | undefined)?.data ?? {};
    return { name, schema: response?.schema.$ref?.split("/").at(-1) ?? "", payload };
  });

it.each(envelopes)("the envelope of a success of $name has message success, and code 0 or no code", (envelope) => {
  const fits = validator(envelope.schema);
  const data = envelope.payload;
  expect(fits({ message: "success", data })).toBe(true);
  fc.assert(fc.property(fc.jsonValue(), (code) => fits({ ...success, code, data }) === (code === 0)));
  fc.assert(fc.property(fc.jsonValue(), (message) => fits({ code: 0, message, data }) === (message === "success")));
});

describe("the provider's settings", () => {
  it("are those of the specification, and may be others, as its table is not said to be complete", () => {
    const stated = providerStatements.flatMap(({ says }) => /^(\w+) \| /.exec(says)?.[1] ?? []);
    expect(Object.keys(bundle.components.schemas.ProviderSettings.properties)).toEqual(stated);
    for (const settings of [{}, { timeout: 1 }]) expect(validator("ProviderSettings")(settings)).toBe(true);
  });
});

it("the limits are a table in the token operation, as in the guide", () => {
  const token = operations.find(({ name }) => name === "createToken")?.operation.description ?? "";
  const stated = Object.values(bundle.components.securitySchemes.OAuth2["x-limits"]);
  expect(stated).toHaveLength(6);
  for (const { title, text } of stated) expect(token).toContain(`| ${title} | ${text} |`);
});
