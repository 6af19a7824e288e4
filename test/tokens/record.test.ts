import { expect, it } from "vitest";
import { deserialize, sealerOf, serialize } from "../../src/tokens/record.ts";

const record = { accessToken: "1000.abc", usableUntil: 1_000, made: [] };
const sealer = sealerOf(Buffer.alloc(32, 1));

it("an encrypted record is read under its own key, and is damaged under that of another account", () => {
  const body = serialize(record, sealer, "account-a");
  expect(body).not.toContain("1000.abc");
  expect(deserialize(body, sealer, "account-a")).toEqual(record);
  expect(deserialize(body, sealer, "account-b")).toBeUndefined();
});

it.each([
  ["a token without its time", { ...record, usableUntil: undefined }],
  ["tokens that are no list", { ...record, made: {} }],
  ["a refusal until a time that does not exist", { ...record, refusal: { kind: "budget", message: "", until: 1e300 } }],
])("a record is damaged that has %s", (_what, value) => {
  expect(deserialize(JSON.stringify(value), sealerOf(undefined), "key")).toBeUndefined();
});
