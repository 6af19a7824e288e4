import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundle, operations, reference, responsesOf, validator } from "../support/bundle.ts";
import { limits, providerSettings, timestampPattern } from "./transcription/service.ts";

const success = { code: 0, message: "success" };
const anyObject = fc.dictionary(fc.string(), fc.jsonValue());
const anyPayload = fc.oneof(anyObject, fc.array(fc.jsonValue()));
const neitherObjectNorArray = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));

/** The envelopes of successful responses, each with a valid payload. */
const envelopes = operations
  .filter(({ servers }) => servers === undefined)
  .map(({ name, operation }) => {
    const response = responsesOf(operation).find(({ status }) => status.startsWith("2"));
    const payload = (response?.examples[0]?.value as { data?: unknown } | undefined)?.data ?? {};
    return { name, schema: response?.schema.$ref?.split("/").at(-1) ?? "", payload };
  });

describe.each(envelopes)("the envelope of a success of $name", ({ schema, payload }) => {
  const fits = validator(schema);

  it("has message success, and code 0 or no code", () => {
    expect(fits({ ...success, data: payload })).toBe(true);
    expect(fits({ message: "success", data: payload })).toBe(true);
    expect(fits({ code: 7, message: "boom", data: payload })).toBe(false);
    expect(fits({ code: 0, data: payload })).toBe(false);
  });

  it("rejects every other code and every other message", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (code) => fits({ ...success, code, data: payload }) === Object.is(code, 0) || code === 0,
      ),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (message) => fits({ code: 0, message, data: payload }) === (message === "success")),
    );
  });

  it("has an object or an array as payload", () => {
    fc.assert(fc.property(neitherObjectNorArray, (data) => !fits({ ...success, data })));
  });
});

describe("the envelope of an undocumented payload", () => {
  it("accepts any object, any array, and no payload", () => {
    const fits = validator("Envelope");
    fc.assert(fc.property(anyPayload, (data) => fits({ ...success, data })));
    expect(fits(success)).toBe(true);
  });
});

describe("the body of an error", () => {
  it("has a code other than 0 and a message", () => {
    const fits = validator("ErrorEnvelope");
    fc.assert(fc.property(fc.integer(), fc.string(), (code, message) => fits({ code, message }) === (code !== 0)));
    expect(fits({ code: 0, message: "boom" })).toBe(false);
    expect(fits({ code: "1002", message: "Monitor does not exist" })).toBe(false);
  });
});

describe(`a timestamp, ${timestampPattern}`, () => {
  const fits = validator("Timestamp");
  const two = (number: number) => String(number).padStart(2, "0");
  const local = fc
    .date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19));

  it("has a UTC offset in hours and minutes without a colon", () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(local, fc.constantFrom("+", "-"), number, number, (time, sign, hours, minutes) => {
        expect(fits(`${time}${sign}${two(hours)}${two(minutes)}`)).toBe(hours <= 23 && minutes <= 59);
      }),
    );
  });

  it.each([
    ["2026-11-20T10:00:00+0530", true],
    ["2026-02-28T23:59:59-0800", true],
    ["2026-11-20T10:00:00+9999", false],
    ["2026-11-20T10:00:00+0560", false],
    ["2026-11-20T10:00:00+05:30", false],
    ["2026-11-20T10:00:00Z", false],
    ["2026-11-20T10:00:00", false],
    ["2026-13-20T10:00:00+0000", false],
    ["2026-11-20T24:00:00+0000", false],
    ["2026-11-20 10:00:00+0000", false],
  ])("is %s: %s", (text, isOne) => {
    expect(fits(text)).toBe(isOne);
  });
});

describe("the provider's settings", () => {
  const fits = validator("ProviderSettings");
  const { properties } = bundle.components.schemas.ProviderSettings;

  it("are the seven of the specification, none of them required", () => {
    expect(Object.keys(properties)).toEqual(Object.keys(providerSettings));
    expect(fits({})).toBe(true);
  });

  it("may be others, as the table is not said to be complete", () => {
    expect(fits({ timeout: 1 })).toBe(true);
  });

  it("name the environment variables that replace an empty setting", () => {
    for (const [setting, meaning] of Object.entries(providerSettings)) {
      const [variable] = /SVC_\w+/.exec(meaning) ?? [];
      expect(properties[setting]["x-environment-variable"], setting).toBe(variable);
    }
  });
});

describe("the limits", () => {
  const stated = Object.values(bundle.components.securitySchemes.OAuth2["x-limits"]);

  it("are the rows of the specification's table", () => {
    expect(stated.map(({ title, text }) => ({ limit: title, value: text.replaceAll("`", "") }))).toEqual(limits);
  });

  it("are a table in the guide and in the token operation", () => {
    const token = operations.find(({ name }) => name === "createToken")?.operation.description ?? "";
    const guide = reference.guides.find(({ name }) => name === "Limits")?.text ?? "";
    for (const { title, text } of stated) {
      expect(token).toContain(`| ${title} | ${text} |`);
      expect(guide).toContain(`| ${title} | ${text} |`);
    }
  });
});
