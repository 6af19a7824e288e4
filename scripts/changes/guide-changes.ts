import type { Document } from "../../src/contract/document.ts";
import type { Change } from "./change.ts";

/** What changed in the guides and groups. Redocly's `diff` compares them by their place instead of their name. */
export function guideChanges(before: Document, after: Document): Change[] {
  const texts = ({ info, tags }: Document) =>
    new Map([["Overview", info.description], ...tags.map(({ name, description }) => [name, description] as const)]);
  const [old, now] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Change[] => {
    if (old.get(name) === now.get(name)) return [];
    const what = !now.has(name) ? "is gone" : old.has(name) ? "has another text" : "is new";
    return [{ impact: "patch", text: `The guide or group “${name}” ${what}.` }];
  });
}
