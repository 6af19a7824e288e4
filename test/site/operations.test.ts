import { describe, expect, it } from "vitest";
import { propertiesOf, type Schema } from "../../src/contract/document.ts";
import { slug } from "../../src/shared/words.ts";
import { callsOf } from "../../src/site/samples/calls.ts";
import { languages } from "../../src/site/samples/languages.ts";
import { bundle, contract, operations, resolve } from "../support/bundle.ts";
import { page, plainOf, seen, text, texts } from "./rendered.ts";

describe.each(operations)("the page of $id", (operation) => {
  const { id, method, path, summary, parameters, requestBody, responses, scope, version, takesAccount } = operation;
  const name = `operations/${id}.html`;
  const twin = text(name.replace(".html", ".md"));
  const all = seen(page(name).querySelector("main")).replace(/\s/g, "");

  it("says what it is for, first, with method, address, scope, account and version", () => {
    expect(texts(name, "h1")).toEqual([`${summary}${operation.object.deprecated ? " deprecated" : ""}`]);
    const server = operation.isOAuth ? "https://{auth_host}.com" : "https://www.{service}.com/api";
    expect(texts(name, ".endpoint")).toEqual([`${method.toUpperCase()} ${server}${path}`]);
    const prose = page(name).querySelector(".prose")?.textContent.replace(/\s+/g, "") ?? "";
    expect(prose).toBe(plainOf(operation.object.description));
    const facts = texts(name, ".prose:first-of-type > ul > li");
    const fact = (label: string) => facts.find((one) => one.startsWith(`${label}: `)) ?? "";
    expect(fact("Scope")).toContain(scope ?? "no access token is needed");
    if (operation.isOAuth) return;
    expect(fact("Account")).toContain(takesAccount ? "with the cookie zaaid" : "is not needed");
    expect(fact("API version")).toMatch(new RegExp(`: ${version.replace(".", "\\.")}, the default;`));
  });

  it("has every parameter of the contract, and every field and response with its examples", () => {
    for (const { name: parameter, in: place, description = "", required = false, example } of parameters) {
      const row = seen(page(name).querySelector(`[id="parameter-${parameter}"]`));
      expect(row).toContain(place);
      expect(row.replace(/\s/g, "")).toContain(plainOf(description));
      expect(row.includes("required")).toBe(required);
      if (example) expect(row).toContain(example);
    }
    for (const [status, body] of responses) {
      expect(page(name).querySelector(`[id="response-${status}"]`)).not.toBeNull();
      for (const { value } of body.examples) expect(all).toContain(JSON.stringify(value).replace(/\s/g, ""));
    }
    // The samples have secrets from the environment instead.
    for (const { value } of operation.isOAuth ? [] : (requestBody?.examples ?? []))
      expect(all).toContain(JSON.stringify(value).replace(/\s/g, ""));
    for (const { schema = {} } of [requestBody, ...responses.values()].filter((body) => body !== undefined)) {
      const fields = fieldsOf(schema);
      // Every error has the same two fields, which its examples show.
      if (schema === requestBody?.schema || fields.includes("data"))
        expect(texts(name, ".named > code")).toEqual(expect.arrayContaining(fields));
    }
  });

  it("has a sample of each call in each language, and in its Markdown version in the first", () => {
    const calls = callsOf(contract, operation);
    const shown = page(name)
      .querySelectorAll(".sample")
      .map((sample) => [seen(sample.querySelector(".choice")), sample.querySelector("code")?.textContent]);
    expect(shown).toEqual(calls.flatMap((call) => languages.map(({ label, write }) => [label, write(call)])));
    for (const call of calls) expect(twin).toContain(languages[0]?.write(call));
    expect(twin).toMatch(/^\[Operations\]\(\.\.\/operations\.md\) \/ .+\n\n# /);
    expect(twin).toContain("\n* **Scope:** ");
  });

  it("says how to try it only if the inspector has it", () => {
    expect(all.includes("Totryit,runnpxsvc-monitoring-apistart")).toBe(!operation.isOAuth);
  });
});

it("two statuses with the same response have one section, and the nav has the operations of the tag and the sections", () => {
  const name = "operations/createMonitorGroup.html";
  const sections = ["Samples", "Parameters", "Request body", "Response 200 or 201", "Errors"];
  expect(texts(name, ".rest h2")).toEqual(sections.slice(1));
  expect(texts(name, "nav.part ul ul a")).toEqual(sections);
  expect(texts(name, "nav.part > div > ul > li > a")).toEqual(["Create a monitor group"]);
});

/** The names of all fields of a schema and of what it refers to. */
function fieldsOf(schema: Schema): string[] {
  const { items, oneOf = [], anyOf = [], ...rest } = resolve(schema);
  const properties = propertiesOf(rest);
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf];
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
      const row = seen(page(file).querySelector(`.fields li[id="field-${field}"]`));
      const target = resolve(property.items ?? property);
      const type = target.not ? "never" : (target.type ?? (target.oneOf ? "" : "any"));
      if (!target.additionalProperties) expect(row, field).toContain([type].flat().join(" or "));
      const [meaning = ""] = (property.description ?? target.description ?? "").split("\n");
      expect(row.replace(/\s/g, ""), field).toContain(plainOf(meaning.replace(/: `.*/, "")));
      const isRequired = new RegExp(`^${field}( deprecated)? required`).test(row);
      expect(isRequired, field).toBe(schema.required?.includes(field) ?? false);
    }
  });

  it.each([
    ["Bodies of requests", expect.arrayContaining(["Monitor group (create request)", "Token request"])],
    ["Parts of these bodies", expect.arrayContaining(["Monitor", "Grant exchange request"])],
    ["Named by a rule", expect.arrayContaining(["DNS address record"])],
    ["Other records", expect.arrayContaining(["Timestamp", "DNS record"])],
  ])("is listed by what it is for: %s", (group, titles) => {
    expect(texts("records.html", `[id="${slug(group)}"] dt`)).toEqual(titles);
  });

  it("names the ids of a constant in a field, with their meanings", () => {
    const [row] = texts("records/DnsMxRecord.html", '[id="field-ttlo"]');
    expect(row).toContain("1 Greater than2 Equal to3 Less than");
  });

  it("has its variants, each with a link to its page", () => {
    const links = page("records/TokenRequest.html").querySelectorAll(".variant > .named a");
    expect(links.map(seen)).toEqual(["Grant exchange request", "Access token request"]);
  });
});
