import { dataCentersOf } from "../../../src/contract/data-centers.ts";
import type { Document, Limit } from "../../../src/contract/document.ts";
import { eachObject } from "../../../src/contract/walk.ts";
import { interpretationList, interpretationsOf } from "./interpretations.ts";

/**
 * The text that a placeholder in a description or a guide stands for; undefined for an unknown one. With placeholders, texts do
 * not repeat data of the contract.
 *
 * {{limits}}              the table of `x-limits`
 * {{limits.NAME}}         the text of one limit
 * {{limits.NAME.NUMBER}}  one of its numbers
 * {{data-centers}}        the table of the servers
 * {{interpretations}}     each `x-interpretation`, with its place
 */
export function textOfPlaceholder(document: Document, placeholder: string): string | undefined {
  const limits = limitsOf(document);
  if (placeholder === "interpretations") return interpretationList(document);
  if (placeholder === "data-centers") return dataCenterTable(document);
  if (placeholder === "limits") return limitTable(limits);
  const [, name = "", number] = /^limits\.(\w+)(?:\.(\w+))?$/.exec(placeholder) ?? [];
  const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
  if (!limit || number === undefined) return limit && textOf(limit);
  return Object.hasOwn(limit, number) ? String(limit[number]) : undefined;
}

/** Matches a placeholder. The first group is the name of the placeholder. */
export const placeholders = /\{\{\s*(.*?)\s*\}\}/g;

/** Replaces the placeholders of a text. An unknown one stays, and the lint rule `svc/description-targets` reports it. */
export function withPlaceholders(document: Document, text: string): string {
  return text.replace(placeholders, (placeholder, name: string) => textOfPlaceholder(document, name) ?? placeholder);
}

/** Replaces the placeholders in the descriptions and the interpretations of a bundled document, in place. */
export function expandPlaceholders(document: Document): void {
  for (const limit of Object.values(limitsOf(document))) limit.text = textOf(limit);
  // The interpretations come first, because the placeholder {{interpretations}} lists them.
  for (const { object, texts } of interpretationsOf(document)) {
    const [first, ...others] = texts.map((text) => withPlaceholders(document, text));
    object["x-interpretation"] = others.length > 0 ? [first, ...others] : first;
  }
  eachObject(document, (object) => {
    if (typeof object.description === "string") object.description = withPlaceholders(document, object.description);
  });
}

function limitsOf({ components }: Document): Record<string, Limit> {
  return components.securitySchemes.OAuth2["x-limits"] ?? {};
}

function textOf(limit: Limit): string {
  return limit.text.replace(/\{(\w+)\}/g, (_, number: string) => String(limit[number]));
}

function limitTable(limits: Record<string, Limit>): string {
  const rows = Object.values(limits).map((limit) => `| ${limit.title} | ${textOf(limit)} |`);
  return ["| Limit | Value |", "| --- | --- |", ...rows].join("\n");
}

function dataCenterTable(document: Document): string {
  const rows = dataCentersOf(document, []).map(
    ({ name, baseUrl, authUrl }) => `| ${name} | \`${baseUrl}\` | \`${authUrl}\` |`,
  );
  return ["| Data center | `{base_url}` | `{auth_url}` |", "| --- | --- | --- |", ...rows].join("\n");
}
