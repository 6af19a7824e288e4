import { dataCentersOf } from "../../../src/contract/data-centers.ts";
import type { Document, Limit } from "../../../src/contract/document.ts";
import { interpretationList, wholeDocument } from "./interpretations.ts";

/**
 * What a marker in a description or a guide stands for, so that data of the contract is not repeated in texts. Undefined if it is
 * unknown.
 *
 *   {{limits}}              the table of `x-limits`
 *   {{limits.NAME}}         the text of one limit
 *   {{limits.NAME.NUMBER}}  one of its numbers
 *   {{data-centers}}        the table of the servers
 *   {{interpretations}}           each `x-interpretation`, with its place
 *   {{interpretations.document}}  those of the whole document
 */
export function textOfMarker(document: Document, marker: string): string | undefined {
  const limits = limitsOf(document);
  const [kind, name, number] = marker.split(".");
  if (marker === "interpretations") return interpretationList(document);
  if (marker === "interpretations.document") return wholeDocument(document);
  if (kind === "data-centers") return dataCenterTable(document);
  if (kind === "limits" && name === undefined) return limitTable(limits);
  const limit = limits[name ?? ""];
  if (kind !== "limits" || !limit) return undefined;
  const text = number === undefined ? textOf(limit) : limit[number];
  return text === undefined ? undefined : String(text);
}

/** A marker, with its name. */
export const markers = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** A text with its markers replaced. One that is unknown stays: the lint rule `svc/description-targets` reports it. */
export function withMarkers(document: Document, text: string): string {
  return text.replace(markers, (marker, name: string) => textOfMarker(document, name) ?? marker);
}

/** Replaces the markers in the descriptions of a bundled document, in place. */
export function expandMarkers(document: Document): void {
  eachDescription(document, (text) => withMarkers(document, text));
  for (const limit of Object.values(limitsOf(document))) limit.text = textOf(limit);
}

export function eachDescription(node: unknown, rewrite: (text: string) => string): void {
  if (typeof node !== "object" || node === null) return;
  const fields = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    if (key === "description" && typeof value === "string") fields[key] = rewrite(value);
    else eachDescription(value, rewrite);
  }
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
