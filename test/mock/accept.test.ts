import { expect, it } from "vitest";
import { acceptedOf } from "../../src/mock/accept.ts";
import { startMock } from "../../src/mock/index.ts";
import { editedContract } from "./support.ts";

const contents = ["application/xml", "application/json", "text/csv"].map((mediaType) => ({ mediaType }));

it.each([
  ["application/json", "application/json"],
  ["application/json; version=2.0", "application/json"],
  ["TEXT/CSV", "text/csv"],
  ["application/xml;q=0.1, application/json", "application/json"],
  ["application/*;q=0.5, text/csv;q=0.6", "text/csv"],
  ["*/*;q=0.1, text/*", "text/csv"],
  ["*/*, application/xml;q=0", "application/json"],
  ["*/*", "application/xml"],
  ["", "application/xml"],
  ["image/png", "application/xml"],
])("of several media types, Accept: %s gets %s", (accept, expected) => {
  expect(acceptedOf(contents, accept)?.mediaType).toBe(expected);
});

it("a response in several media types has the one that is accepted, and the first for any", async () => {
  const contract = await editedContract(({ paths }) => {
    const operation = paths["/device_key"]?.get;
    const [success] = Object.entries(operation?.responses ?? {});
    if (!operation || !success) throw new Error("The contract has no success.");
    const csv = { "text/csv": { schema: { type: "string" }, example: "device_key\na" } };
    const { content } = success[1] as { content: object };
    operation.responses[success[0]] = { description: "", content: { ...csv, ...content } };
  });
  const mock = await startMock({ contract });
  try {
    const get = async (accept: string) => {
      const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}`, Accept: accept };
      return (await fetch(`${mock.baseUrl}/device_key`, { headers })).headers.get("Content-Type");
    };
    expect(await get("application/json; version=2.0")).toMatch(/^application\/json/);
    expect(await get("*/*")).toMatch(/^text\/csv/);
  } finally {
    await mock.close();
  }
});
