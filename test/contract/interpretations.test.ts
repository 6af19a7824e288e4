import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
const bundle = await read("generated/openapi.json");
const { guides } = await read("generated/reference.json");

/** The interpretations below a part of the bundle. */
function below(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === "x-interpretation" ? [value].flat() : below(value)));
}

describe("an interpretation of the specification", () => {
  const { info, ...rest } = bundle;
  const ofDocument = below(info);
  const ofParts = below(rest);
  const published = JSON.stringify(bundle);
  const guide = guides.find(({ file }: { file: string }) => file === "not-documented").text;

  it("stands in the published document, where it belongs", () => {
    expect(ofDocument.length).toBeGreaterThan(5);
    expect(ofParts.length).toBeGreaterThan(30);
    for (const text of [...ofDocument, ...ofParts])
      expect(published).toContain(JSON.stringify(`**Interpretation:** ${text}`).slice(1, -1));
    expect(bundle.components.schemas.DataCenter.description).toContain("JP is this contract's own");
  });

  it("is listed in the guide, with its place", () => {
    for (const text of [...ofDocument, ...ofParts]) expect(guide).toContain(`: ${text}`);
    expect(guide).toContain("- `DataCenter`: The specification gives");
    expect(guide).toContain("- `MonitorTypeConstant.id`: Besides");
    expect(guide).toContain("- `POST /admin/monitors`: Success is 200");
    expect(guide).toContain("- The whole document: HEAD is checked as GET is.");
  });
});
