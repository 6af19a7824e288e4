import type { Document } from "../../src/contract/document.ts";
import type { Change } from "./change.ts";

/** What changed in the limits, an extension that Redocly's `diff` does not compare. */
export function limitChanges(before: Document, after: Document): Change[] {
  const [old, now] = [before, after].map(({ components }) => components.securitySchemes.OAuth2["x-limits"]);
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.flatMap((name): Change[] => {
    const [previous, limit] = [old?.[name], now?.[name]];
    if (JSON.stringify(previous) === JSON.stringify(limit)) return [];
    if (!limit) return [{ impact: "minor", text: `The limit “${previous?.title}” is gone.` }];
    const was = previous ? `was “${previous.text}” and ` : "";
    return [{ impact: "minor", text: `The limit “${limit.title}” ${was}is “${limit.text}”.` }];
  });
}
