import { expect, it, onTestFinished, vi } from "vitest";
import { generateTypes } from "../../scripts/generate/types.ts";

it("types are generated in a folder whose name has a percent sign", async () => {
  const folder = vi.spyOn(process, "cwd").mockReturnValue("/home/me/50% off");
  onTestFinished(() => folder.mockRestore());
  const document = { openapi: "3.1.0", info: { title: "Small", version: "1" }, paths: {} };
  expect(await generateTypes(JSON.stringify(document))).toContain("export type paths");
});
