import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { overlay, update } from "../support/overlay.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** What OpenAPI 3.1 and JSON Schema allow, and contracts of others have: in their style, and in one that is rare. */
async function built(name: "published" | "odd") {
  const outputs = await buildExtended([`test/pipeline/fixtures/${name}.overlay.yaml`], { report: silent });
  return { outputs, document: JSON.parse(outputs.get("openapi.json") ?? "") as Document };
}

describe("an overlay with what published contracts have", async () => {
  const { document, outputs } = await built("published");
  const operation = (id: string) => operationsOf(document).find((one) => one.id === id);

  it("builds, and its success without content stays without", () => {
    expect(operation("createWindow")?.responses.get("202")?.contents).toEqual([]);
    expect(
      operation("getContent")
        ?.responses.get("200")
        ?.contents.map(({ mediaType }) => mediaType),
    ).toEqual(["application/pdf", "*/*"]);
  });

  it("has what is below $defs as a component", () => {
    expect(document.components.schemas.RedirectAction?.properties?.method).toEqual({
      $ref: "#/components/schemas/RedirectActionMethod",
    });
    expect(outputs.get("types.ts")?.includes("RedirectActionMethod")).toBe(true);
  });

  it("gives an enum without a title the words of its name", () => {
    expect(constantsOf(document).find(({ name }) => name === "SplitKind")).toMatchObject({
      ...{ title: "Split kind", type: "string" },
      members: [{ name: "Commission" }, { name: "Default" }, { name: "PaymentFee" }],
    });
  });

  it("is checked: what one attribute requires of others, and names by patterns", () => {
    const validators = compileContract(document);
    const problemsOf = (body: object) => {
      const headers = { Authorization: "Svc-oauthtoken x", "Content-Type": "application/json" };
      const request = { method: "POST", url: "https://a.test/api/payments", headers, body: JSON.stringify(body) };
      return validators.checkRequest(request, { baseUrl: "https://a.test/api" }).violations.length;
    };
    const payment = {
      ...{ amount: { currency: "EUR", value: 1 }, reference: "r" },
      paymentMethod: { type: "ideal", issuer: "i" },
    };
    expect(problemsOf(payment)).toBe(0);
    expect(problemsOf({ ...payment, storePaymentMethod: true })).toBe(1);
    expect(problemsOf({ ...payment, "x-note": 1 })).toBe(1);
  });
});

it("an overlay with rare keywords, and attributes that are named like keywords, builds", async () => {
  const { document, outputs } = await built("odd");
  const names = Object.fromEntries(
    constantsOf(document).map(({ name, members }) => [name, members.map((member) => member.name)]),
  );
  expect(names).toMatchObject({
    Reaction: ["_1", "_1_2", "laugh", "_", "image_png", "default"],
    Negative: ["Id_1", "Id0", "Id1"],
    Wordy: ["one", "two"],
  });
  expect(Object.keys(names)).not.toEqual(expect.arrayContaining(["Nullable"]));
  expect(document.components.schemas.Animal?.discriminator?.mapping).toEqual({ cat: "#/components/schemas/Cat" });
  expect(() => compileContract(document)).not.toThrow();
  const { description, responses } = document.paths["/監視/{名前}"]?.get ?? {};
  expect(description).toContain("{{x}} and {{limits}} are the texts of a user.");
  // It is not requested, and no example of ours.
  expect(responses?.["200"]).toMatchObject({ content: { "application/json": { examples: { large: {} } } } });
  expect(outputs.get("examples.ts")).toContain("監視取得: {\n    200: [");
  expect(outputs.get("types.ts")).toContain("export type 監視記録 = ");
  expect(outputs.get("types.ts")).not.toContain("$defs: {");
});

it("what pages and the mock would show and its schema refuses is a warning with its line: a sample, and an example", async () => {
  const json = (schema: string, more = "") => `content: { application/json: { schema: ${schema} ${more} } }`;
  const code = '{ type: object, properties: { code: { type: string, pattern: "^[A-Z]+$" } } }';
  const day = '{ type: string, x-calendar-date: true }, example: "2026-02-30"';
  const text = overlay(
    update(
      "$.paths",
      `
      /codes/{code}:
        parameters: [{ name: code, in: path, required: true, schema: { type: string, pattern: "^[A-Z]+$" } }]
        post:
          operationId: createCode
          parameters:
            - { name: page, in: query, required: true, schema: { type: string, pattern: "^[0-9]+$" }, examples: { a: { value: "1" } } }
            - { name: sort, in: query, required: true, schema: { type: array, items: { type: string, pattern: "^-" } } }
            - { name: left, in: query, schema: { type: string, pattern: "^-" } }
          requestBody: { ${json(code)} }
          responses:
            "200": { description: OK, ${json(code, ", example: { code: AB }")} }
            "202": { description: OK, ${json(day)} }
            "404": { description: No, ${json("{ type: object }")} }`,
    ),
  );
  const file = join(await temporaryFolder(), "acme.overlay.yaml");
  await writeFile(file, text);
  const warnings: string[] = [];
  await buildExtended([file], { report: silent, warn: (one) => warnings.push(one) });
  expect(
    warnings
      .at(-1)
      ?.replaceAll(/^\S*\/(?=acme)/gm, "")
      .split("\n"),
  ).toEqual([
    "Warnings, which do not stop the build:",
    'acme.overlay.yaml:12:15  There is no example of `sort`, and what is made from the schema breaks the contract: /0: expected a match of ^-; got "text". Add an example.',
    'acme.overlay.yaml:10:11  There is no example of `code`, and what is made from the schema breaks the contract: expected a match of ^[A-Z]+$; got "text". Add an example.',
    'acme.overlay.yaml:14:37  There is no example, and what is made from the schema breaks the contract: /code: expected a match of ^[A-Z]+$; got "text". Add an example.',
    'acme.overlay.yaml:17:50  The example breaks the contract: expected a day that exists; got "2026-02-30". Correct it.',
  ]);
});

it("builds what other tools take: texts as examples of XML and forms, records in other scripts, and names of schemas for others", async () => {
  const body = (mediaType: string, schema: string, example: string) =>
    `{ content: { ${mediaType}: { schema: ${schema}, example: ${example} } } }`;
  const text = overlay(
    update(
      "$.paths",
      `
      /rare:
        post:
          operationId: postRare
          requestBody: ${body("application/x-www-form-urlencoded", "{ type: object, properties: { a: { type: string } } }", '"a=1"')}
          responses:
            "200": { description: OK, ${body("application/xml", "{ type: object }", "<r/>").slice(1)}
            "202": { $ref: "#/paths/~1rare/post/responses/201" }
            "201": { description: OK, ${body("application/json", '{ $ref: "#/components/schemas/通知" }', "{ 子: [{}] }").slice(1)}`,
    ) +
      "\n" +
      update(
        "$.components.schemas",
        '{ 通知: { id: Note, $id: "https://a.test/note", type: object, properties: { 子: { type: array, items: { $ref: "#/components/schemas/通知" } } } } }',
      ),
  );
  const file = join(await temporaryFolder(), "acme.overlay.yaml");
  await writeFile(file, text);
  const outputs = await buildExtended([file], { report: silent, warn: () => {} });
  const document: Document = JSON.parse(String(outputs.get("openapi.json")));
  const { responses } = compileContract(document).operation("postRare");
  expect(responses["202"]?.schema?.problems({ 子: 1 })).toMatchObject([{ at: "/子" }]);
  expect(responses["201"]?.schema?.problems({ 子: [{ 子: 1 }] })).toMatchObject([{ at: "/子/0/子" }]);
});

it("an operation whose path has other scripts is found, however its escapes are written", async () => {
  const contract = compileContract((await built("odd")).document);
  const headers = { Authorization: "Svc-oauthtoken x" };
  const encoded = encodeURI("/監視/7");
  for (const path of ["/監視/7", encoded, encoded.toLowerCase(), encoded.replace(/7$/, "%37")]) {
    const request = { method: "GET", url: `https://a.test/api${path}`, headers };
    expect(contract.checkRequest(request)).toMatchObject({ operation: "監視取得", violations: [] });
  }
  const wrong = { method: "GET", url: `https://a.test/api/${encodeURI("監視/東")}`, headers };
  expect(contract.checkRequest(wrong).violations.map(({ at, text }) => `${at}: ${text}`)).toEqual([
    '名前: expected an integer; got "東"',
  ]);
  expect(contract.find({ method: "GET", url: "https://a.test/api/%E7%9B/7" })).toBeUndefined();
});
