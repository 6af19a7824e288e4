import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { propertiesOf, type Schema } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { callsOf } from "../../src/site/samples/calls.ts";
import { languages } from "../../src/site/samples/languages.ts";
import { bundle, contract, operations, resolve } from "../support/bundle.ts";
import { markdown, page, section, seen, unlinked } from "./rendered.ts";

/** The entry of a field in a list: its line, its meaning in the next paragraph, and the fields in it. */
function entryOf(text: string, field: string): string {
  return text.split(/^- /m).find((one) => one.startsWith(`\`${field}\` `)) ?? "";
}

/** A text as it stands in a list or a table, without links to what it names. */
const plain = (text: string) => unlinked(text).replace(/\s+/g, " ").trim();

describe.each(operations)("the page of $id", (operation) => {
  const { id, method, path, summary, parameters, requestBody, responses, scope, version, takesAccount } = operation;
  const name = `operations/${id}`;
  const text = markdown(name);
  const withoutSpaces = text.replace(/\s/g, "");

  it("says what it is for, first, with method, address, scope, account and version", () => {
    expect(text.split("\n")[0]).toBe(`# ${summary}`);
    const server = operation.isOAuth ? "https://{auth_host}.com" : "https://www.{service}.com/api";
    expect(text.split("\n")[2]).toBe(`**${method.toUpperCase()}** \`${server}${path}\``);
    expect(unlinked(text)).toContain(unlinked(operation.object.description).trim());
    const fact = (label: string) => new RegExp(`^\\* \\*\\*${label}:\\*\\* (.*)`, "m").exec(text)?.[1];
    expect(fact("Scope")).toContain(scope ?? "no access token is needed");
    if (operation.isOAuth) return;
    expect(fact("Account")).toContain(takesAccount ? "with the cookie `zaaid`" : "is not needed");
    expect(fact("API version")).toMatch(`${version}, the default;`);
  });

  it("has every parameter of the contract, and every field and response with its examples", () => {
    const written = section(text, "Parameters");
    for (const { name: parameter, in: place, description = "", required = false, example } of parameters) {
      const entry = entryOf(written, parameter);
      expect(entry).toContain(`in the ${place}`);
      expect(plain(entry)).toContain(plain(description));
      expect(entry.includes("**required**")).toBe(required);
      if (example) expect(entry).toContain(example);
      expect(page(name).querySelector(`[id="parameter-${parameter}"]`)).not.toBeNull();
    }
    for (const [status, { examples }] of responses) {
      expect(text).toContain(`\n**${status}**\n`);
      for (const { value } of examples) {
        const example = typeof value === "string" ? value : JSON.stringify(value); // a report is no JSON
        expect(withoutSpaces).toContain(example.replace(/\s/g, ""));
      }
    }
    // The samples have secrets from the environment instead.
    for (const { value } of operation.isOAuth ? [] : (requestBody?.examples ?? []))
      expect(withoutSpaces).toContain(JSON.stringify(value).replace(/\s/g, ""));
    for (const { schema = {} } of [requestBody, ...responses.values()].filter((body) => body !== undefined)) {
      const fields = fieldsOf(schema);
      // Every error has the same two fields, which its examples show.
      if (schema !== requestBody?.schema && !fields.includes("data")) continue;
      for (const field of fields) expect(text).toMatch(new RegExp(`^ *- \`${field}\` `, "m"));
    }
  });

  it("has a sample of each call in each language, and in its Markdown in the first", () => {
    const calls = callsOf(contract, operation);
    const shown = page(name)
      .querySelectorAll(".sample")
      .map((sample) => [seen(sample.querySelector(".choice")), sample.querySelector("code")?.textContent]);
    expect(shown).toEqual(calls.flatMap((call) => languages.map(({ label, write }) => [label, write(call)])));
    for (const call of calls) expect(text).toContain(languages[0]?.write(call));
    const hint = seen(page(name).querySelector(".aside > p"));
    expect(hint.startsWith("To try it, run npx svc-monitoring-api start")).toBe(!operation.isOAuth);
  });
});

it("an error of the auth server has no example, because its body is not documented", () => {
  const responses = section(markdown("operations/createToken"), "Responses");
  expect(responses).toContain("The body is not documented.");
  expect(responses).not.toContain("{}");
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
    const text = markdown(`records/${name}`);
    expect(text.split("\n")[0]).toBe(`# ${schema.title ?? name}`);
    expect(unlinked(text)).toContain(unlinked(schema.description ?? "").trim());
    for (const [field, property] of Object.entries(propertiesOf(schema))) {
      const entry = entryOf(text, field);
      const target = resolve(property.items ?? property);
      const type = target.not ? "never" : (target.type ?? (target.oneOf ? "" : "any"));
      if (!target.additionalProperties) expect(entry, field).toContain([type].flat().join(" or "));
      const [meaning = ""] = (property.description ?? target.description ?? "").split("\n");
      expect(plain(entry), field).toContain(plain(meaning.replace(/: `.*/, "")));
      expect(/^`\S+` \*\*required\*\*/.test(entry), field).toBe(schema.required?.includes(field) ?? false);
      expect(page(`records/${name}`).querySelector(`[id="field-${field}"]`), field).not.toBeNull();
    }
  });

  it.each([
    ["Bodies of requests", ["Monitor group (create request)", "Token request"]],
    ["Parts of these bodies", ["Monitor", "Grant exchange request"]],
    ["Named by a rule", ["DNS address record"]],
    ["Other records", ["Timestamp", "DNS record"]],
  ])("is listed by what it is for: %s", (group, titles) => {
    for (const title of titles) expect(section(markdown("records"), group)).toContain(`- [${title}](`);
  });

  it("names the ids of a constant in a field, with their meanings, and has its variants with links to their pages", () => {
    expect(markdown("records/DnsMxRecord")).toContain("  - `1` Greater than\n  - `2` Equal to\n  - `3` Less than");
    for (const line of [
      '- **[Grant exchange request](../records/GrantExchangeRequest.md)** `grant_type: "authorization_code"`',
      '- **[Access token request](../records/AccessTokenRequest.md)** `grant_type: "refresh_token"`',
    ])
      expect(markdown("records/TokenRequest")).toContain(line);
  });
});

it("the samples and the responses stand beside a description, also if that has sections of its own", async () => {
  const changed = structuredClone(contract);
  const { get } = changed.paths["/monitors"] ?? {};
  if (get) get.description = "About it.\n\n## Notes\n\nA note.\n\n## Samples\n\nNo code.";
  const html = (await renderSite(changed)).get("operations/listMonitors.html") ?? "";
  const titles = (selector: string) => parse(html).querySelectorAll(`${selector} h2`).map(seen);
  expect([titles(".summary"), titles(".aside .card")]).toEqual([
    ["Notes", "Samples"],
    ["Samples", "Responses"],
  ]);
});
