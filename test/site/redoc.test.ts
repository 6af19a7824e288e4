import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import type { Document } from "../../src/contract/document.ts";
import { constantDomains } from "../../src/contract/domains.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { constantLink, operationLink, schemaLink, tagLink } from "../../src/site/redoc/deep-links.ts";
import { redocDocument } from "../../src/site/redoc/redoc-document.ts";
import { redocPage } from "../../src/site/redoc/redoc-page.ts";

const json = await readFile(join(projectPaths.generated, "openapi.json"), "utf8");
const domains = await constantDomains(dirname(projectPaths.contract));
const bundle: Document = JSON.parse(json);
const document = redocDocument(bundle, domains);
const operations = operationsOf(document);

function operation(id: string) {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The operation ${id} does not exist.`);
  return found.object;
}

/** Every description of the document, except in examples. */
function descriptions(node: unknown, key = ""): string[] {
  if (key === "description" && typeof node === "string") return [node];
  if (typeof node !== "object" || node === null || key === "examples") return [];
  return Object.entries(node).flatMap(([name, value]) => descriptions(value, name));
}

/** The targets of the links in the descriptions. */
const targets = new Set(
  descriptions(document).flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target)),
);

describe("the document of redoc.html", () => {
  it("does not change the bundle", () => {
    expect(bundle).toEqual(JSON.parse(json));
  });

  it("has the examples of the bundle", () => {
    const examples = (contract: object) => (contract as { components: { examples: unknown } }).components.examples;
    expect(examples(document)).toEqual(examples(bundle));
  });

  it("has guides, operations, constants and schemas, in this order", () => {
    expect(document["x-tagGroups"].map(({ name }) => name)).toEqual(["Guides", "Operations", "Constants", "Schemas"]);
    const tags = document["x-tagGroups"].flatMap((group) => group.tags);
    expect(tags.toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
  });

  it("has each constant under its domain, and each domain in the navigation", () => {
    const { schemas } = document.components;
    const constants = Object.entries(schemas).filter(([, schema]) => schema.enum);
    expect(constants.filter(([, schema]) => schema["x-tags"] === undefined)).toEqual([]);
    expect(schemas.Period?.["x-tags"]).toEqual(["Constants reports"]);
    expect(schemas.PeriodGranularity?.["x-tags"]).toBeUndefined();
    const shown = document["x-tagGroups"].find(({ name }) => name === "Constants")?.tags ?? [];
    expect(shown.toSorted()).toEqual(
      [...new Set([...domains.values()].map(({ domain }) => `Constants ${domain}`))].sort(),
    );
  });

  it("has samples of every operation in five languages, and two per language for an operation with two kinds of call", () => {
    const labels = (id: string) => operation(id)["x-codeSamples"]?.map(({ label }) => label);
    const languages = ["curl", "TypeScript", "Python", "Go", "Java"];
    for (const one of operations) expect(labels(one.id)?.slice(0, 5)).toEqual(languages);
    const second = languages.map((language) => `${language}: get a new access token`);
    expect(labels("createToken")).toEqual([...languages, ...second]);
  });

  it("lists the requirements of each operation", () => {
    const { description } = operation("createMonitorGroup");
    for (const requirement of [
      "Scope: `Svc.Admin.Create`",
      "Roles: [**User roles**](#/user-roles)",
      "with the cookie `zaaid`",
      "Version: 2.0",
      "relative to `{base_url}`",
      "Errors: 400, 401, 403, 404, 405, 500",
    ])
      expect(description).toContain(requirement);
    expect(operation("listMspCustomers").description).toContain("This operation does not need a cookie");
    expect(operation("createToken").description).toContain("Scope: none");
    expect(operation("createToken").description).toContain("relative to `{auth_url}`");
    expect(operation("createToken").description).not.toContain("Roles:");
  });
});

describe("the links of redoc.html", () => {
  it("lead to its own parts", () => {
    const parts = new Set([
      ...document.tags.map(({ name }) => tagLink(name)),
      ...operations.map((one) => operationLink(one.tag, one.id)),
      ...Object.keys(document.components.schemas).map((name) => {
        const domain = domains.get(name);
        return domain ? constantLink(domain.domain, name) : schemaLink(name);
      }),
    ]);
    expect([...targets].filter((target) => !parts.has(target))).toEqual([]);
  });

  it("are added to the names of guides, operations and schemas", () => {
    const tag = (name: string) => document.tags.find((one) => one.name === name)?.description ?? "";
    expect(tag("Where to start")).toContain("[**Requests and responses**](#/requests-and-responses)");
    expect(tag("Requests and responses")).toContain("[`GET /device_key`](#/device-key/getdevicekey)");
    expect(tag("Constants and their rules")).toContain("[`PeriodGranularity`](#/schemas/periodgranularity)");
    expect(tag("Constants and their rules")).toContain("[`MonitorStatus`](#/constants-monitors/monitorstatus)");
  });

  it("are not added in code blocks", () => {
    const code = descriptions(document).flatMap((text) => text.match(/```[\s\S]*?```/g) ?? []);
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((block) => block.includes("]("))).toEqual([]);
  });
});

/** A document that our code accepts, but Redocly does not. */
const unknownVersion = {
  openapi: "9.9",
  info: { description: "" },
  tags: [],
  "x-tagGroups": [],
  paths: {},
  components: { schemas: {} },
} as unknown as Document;

describe("redoc.html", () => {
  it("is one file, with a policy of our template that allows no requests, and Redocly's page unchanged", async () => {
    const html = await redocPage(bundle, domains);
    expect(html).toMatch(/^<!doctype html>/);
    const [, policy] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/) ?? [];
    expect(policy).toBe(
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'",
    );
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(html).not.toMatch(/<script[^>]+src="https?:/);
    expect(html).toContain("getDeviceKey");
    expect(html).toContain("Configuration Error");
  }, 60_000);

  it("cannot be made of a document that Redocly refuses: the error has Redocly's output", async () => {
    await expect(redocPage(unknownVersion, new Map())).rejects.toThrow(
      /redocly build-docs ended with code 1:\n(.|\n)+/,
    );
  }, 60_000);

  it("can be aborted", async () => {
    const stop = new AbortController();
    const page = redocPage(bundle, domains, stop.signal);
    stop.abort();
    await expect(page).rejects.toThrow("aborted");
  });
});
