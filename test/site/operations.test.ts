import { describe, expect, it } from "vitest";
import { type Document, propertiesOf, type Schema } from "../../src/contract/document.ts";
import { callsOf } from "../../src/site/samples/calls.ts";
import { languages } from "../../src/site/samples/languages.ts";
import { bundle, operations, resolve } from "../support/bundle.ts";
import { page, plainOf, seen, text, texts } from "./rendered.ts";

const nameOf = (id: string) => `operations/${id}.html`;

describe.each(operations)("the page of $id", (operation) => {
  const { id, method, path, summary, parameters, requestBody, responses, scope, version, takesAccount } = operation;
  const name = nameOf(id);
  const all = seen(page(name).querySelector("main"));

  it("says what it is for, first, with method and address", () => {
    expect(texts(name, "h1")).toEqual([`${summary}${operation.object.deprecated ? " deprecated" : ""}`]);
    const server = operation.isOAuth ? "https://{auth_host}.com" : "https://www.{service}.com/api";
    expect(texts(name, ".endpoint")).toEqual([`${method.toUpperCase()} ${server}${path}`]);
    const prose = page(name).querySelector(".prose")?.textContent.replace(/\s+/g, "") ?? "";
    expect(prose).toBe(plainOf(operation.object.description));
  });

  it("has scope, account and version, as the description in the contract", () => {
    const facts = texts(name, ".prose:first-of-type > ul > li");
    const fact = (label: string) => facts.find((one) => one.startsWith(`${label}: `)) ?? "";
    expect(fact("Scope")).toContain(scope ?? "no access token is needed");
    if (operation.isOAuth) return;
    expect(fact("Account")).toContain(takesAccount ? "with the cookie zaaid" : "is not needed");
    expect(fact("API version")).toMatch(new RegExp(`: ${version.replace(".", "\\.")}, the default;`));
  });

  it("has every parameter, field and response of the contract, with examples", () => {
    for (const parameter of parameters) {
      const row = page(name).querySelector(`[id="parameter-${parameter.name}"]`);
      expect(seen(row)).toContain(parameter.in);
      expect(seen(row).replace(/\s/g, "")).toContain(plainOf(parameter.description ?? ""));
      expect(seen(row).includes("required")).toBe(parameter.required ?? false);
      if (parameter.example) expect(seen(row)).toContain(parameter.example);
    }
    for (const [status, body] of responses) {
      expect(page(name).querySelector(`[id="response-${status}"]`)).not.toBeNull();
      for (const { value } of body.examples) {
        // A file, such as a PDF, is shown as its text.
        const shown = typeof value === "string" ? value : JSON.stringify(value);
        expect(all.replace(/\s/g, "")).toContain(shown.replace(/\s/g, ""));
      }
    }
    for (const body of [requestBody, ...responses.values()]) {
      if (!body?.schema) continue;
      const fields = fieldsOf(body.schema);
      // Every error has the same two fields, which its examples show.
      if (body === requestBody || fields.includes("data")) {
        const shown = texts(name, ".named > code");
        for (const field of fields) expect(shown).toContain(field);
      }
    }
    // The samples have secrets from the environment instead.
    for (const { value } of operation.isOAuth ? [] : (requestBody?.examples ?? []))
      expect(all.replace(/\s/g, "")).toContain(JSON.stringify(value).replace(/\s/g, ""));
  });

  it("has a sample of each call in each language", () => {
    const samples = callsOf(bundle as unknown as Document, operation).flatMap((call) =>
      languages.map(({ label, write }) => [label, write(call)]),
    );
    const shown = page(name)
      .querySelectorAll(".sample")
      .map((sample) => [seen(sample.querySelector(".choice")), sample.querySelector("code")?.textContent]);
    expect(shown).toEqual(samples);
  });

  it("says how to try it only if the inspector has it", () => {
    const command = "To try it, run npx svc-monitoring-api start";
    expect(seen(page(name).querySelector("main")).includes(command)).toBe(!operation.isOAuth);
  });

  it("has all of this in its Markdown twin", () => {
    const twin = text(name.replace(".html", ".md"));
    expect(twin).toMatch(
      new RegExp(`^\\[Operations\\]\\(\\.\\./operations\\.md\\) / .+\\n\\n# ${summary}( deprecated)?\\n`),
    );
    for (const call of callsOf(bundle as unknown as Document, operation)) {
      expect(twin).toContain(languages[0]?.write(call));
    }
    expect(twin).toContain("\n* **Scope:** ");
  });
});

/** The names of all fields of a schema and of what it refers to. */
function fieldsOf(schema: Schema): string[] {
  const { items, oneOf = [], anyOf = [], ...rest } = resolve(schema);
  const properties = propertiesOf(rest);
  const parts = [...Object.values(properties), ...(typeof items === "object" ? [items] : []), ...oneOf, ...anyOf];
  return [...Object.keys(properties), ...parts.flatMap(fieldsOf)];
}

describe("the page of a record", () => {
  const records = Object.entries(bundle.components.schemas).filter(([, schema]) => !schema.enum && !schema["x-rule"]);

  it.each(records)("%s has its description and every field with its type and meaning", (name, schema) => {
    const file = `records/${name}.html`;
    expect(texts(file, "h1")).toEqual([schema.title ?? name]);
    const all = seen(page(file).querySelector("main")).replace(/\s/g, "");
    expect(all).toContain(plainOf(schema.description ?? ""));
    for (const [field, property] of Object.entries(propertiesOf(schema))) {
      const row = page(file)
        .querySelectorAll(".fields li")
        .find(({ id }) => id === `field-${field}`);
      expect(row, field).toBeDefined();
      const target = resolve((property.items ?? property) as { $ref: string }) as Record<string, string>;
      const type = target.not ? "never" : (target.type ?? (target.oneOf ? "" : "any"));
      if (!target.additionalProperties) expect(seen(row ?? null), field).toContain([type].flat().join(" or "));
      expect(seen(row ?? null).replace(/\s/g, ""), field).toContain(
        plainOf(
          /^[^\n]*/.exec(String(property.description ?? target.description ?? ""))?.[0].replace(/: `.*/, "") ?? "",
        ),
      );
      const isRequired = new RegExp(`^${field}( deprecated)? required`).test(seen(row ?? null));
      expect(isRequired, field).toBe(schema.required?.includes(field) ?? false);
    }
  });

  it("names the ids of a constant in a field, with their meanings", () => {
    const row = seen(page("records/DnsMxRecord.html").querySelector('[id="field-ttlo"]'));
    const {
      enum: ids,
      "x-enum-varnames": names,
      "x-enum-descriptions": meanings,
    } = bundle.components.schemas.DnsTtlOperation;
    for (const [index, id] of ids.entries()) expect(row).toContain(`${id} ${meanings?.[index] || names[index]}`);
  });
});
