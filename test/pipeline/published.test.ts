import { describe, expect, it } from "vitest";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";

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
  const { document } = await built("odd");
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
});
