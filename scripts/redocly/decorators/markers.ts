import { dataCentersOf } from "../../../src/contract/data-centers.ts";
import type { Document, Limit } from "../../../src/contract/document.ts";
import { eachObject } from "../../../src/contract/walk.ts";
import { interpretationList, interpretationsOf } from "./interpretations.ts";

/**
 * What a marker in a description or a guide stands for, so that data of the contract is not repeated in texts. Undefined if it is
 * unknown.
 *
 *   {{limits}}              the table of `x-limits`
 *   {{limits.NAME}}         the text of one limit
 *   {{limits.NAME.NUMBER}}  one of its numbers
 *   {{data-centers}}        the table of the servers
 *   {{interpretations}}     each `x-interpretation`, with its place
 */
export function textOfMarker(document: Document, marker: string): string | undefined {
  const limits = limitsOf(document);
  if (marker === "interpretations") return interpretationList(document);
  if (marker === "data-centers") return dataCenterTable(document);
  if (marker === "limits") return limitTable(limits);
  const [, name = "", number] = /^limits\.(\w+)(?:\.(\w+))?$/.exec(marker) ?? [];
  const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
  if (!limit || number === undefined) return limit && textOf(limit);
  return Object.hasOwn(limit, number) ? String(limit[number]) : undefined;
}

/** A marker, with its name. */
export const markers = /\{\{\s*(.*?)\s*\}\}/g;

/** A text with its markers replaced. One that is unknown stays: the lint rule `svc/description-targets` reports it. */
export function withMarkers(document: Document, text: string): string {
  return text.replace(markers, (marker, name: string) => textOfMarker(document, name) ?? marker);
}

/** Replaces the markers in the descriptions and the interpretations of a bundled document, in place. */
export function expandMarkers(document: Document): void {
  for (const limit of Object.values(limitsOf(document))) limit.text = textOf(limit);
  // First: a marker lists them.
  for (const { object, texts } of interpretationsOf(document)) {
    const [first, ...others] = texts.map((text) => withMarkers(document, text));
    object["x-interpretation"] = others.length > 0 ? [first, ...others] : first;
  }
  eachObject(document, (object) => {
    if (typeof object.description === "string") object.description = withMarkers(document, object.description);
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
