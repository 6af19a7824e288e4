import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requireUpToDate } from "../../src/pipeline/outputs.ts";
import { header } from "../../src/shared/typescript-text.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const ours = { of: "openapi/", fix: "npm run build" };
const color = "components/constants/looks/Color.yaml";

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, "utf8")] as const)),
  );
}

describe("npm run build", () => {
  it("writes the generated files, and reports the name, the result and the duration of each step", async () => {
    const contract = await ContractCopy.make();
    const { code, output } = await contract.run("scripts/build.ts");
    expect(output).toMatch(/^lint source +\d+ files +\d+ ms$/m);
    expect(output).toMatch(/^constants .*3 constants, 8 ids +\d+ ms$/m);
    expect(code).toBe(0);
    const modules = "constants data-centers examples labels limits methods operations rules types version".split(" ");
    const documents = ["openapi.base.json", "openapi.client.json", "openapi.json"];
    const names = [...modules.map((name) => `${name}.ts`), ...documents, "reference.json"];
    const added = "A new output is added to the names above.";
    expect((await readdir(contract.paths.generated)).sort(), added).toEqual([...names, "validation"].sort());
  });

  it("leaves generated/ unchanged if the contract is broken", async () => {
    const contract = await ContractCopy.make();
    await contract.generate();
    const before = await contentsOf(contract.paths.generated);
    await contract.edit(color, "const: 2", "const: 1");
    const { code, output } = await contract.run("scripts/build.ts");
    expect(output).toContain("openapi/components/constants/looks/Color.yaml:6:5  Two members have the id 1");
    expect(output).not.toContain("    at "); // no stack trace
    expect(code).toBe(1);
    expect(await contentsOf(contract.paths.generated)).toEqual(before);
  });
});

describe("npm run build -- --check", () => {
  it("passes if generated/ is up to date with openapi/", async () => {
    const contract = await ContractCopy.make();
    await contract.generate();
    await expect(requireUpToDate(await contract.build(), contract.paths.generated, ours)).resolves.toBeUndefined();
  });

  it("names the outdated files and the command that fixes them, and writes nothing", async () => {
    const contract = await ContractCopy.make();
    await contract.generate();
    const edited = join(contract.paths.generated, "labels.ts");
    await writeFile(edited, "// edited by hand\n");
    // As after an operation was removed.
    await writeFile(join(contract.paths.generated, "validation/gone.ts"), header);
    const { code, output } = await contract.run("scripts/build.ts", "--check");
    expect(output).toContain(
      "  generated/labels.ts\n  generated/validation/gone.ts (to be removed)\nFix with: npm run build\n",
    );
    expect(output).not.toContain("generated/types.ts");
    expect(code).toBe(1);
    expect(await readFile(edited, "utf8")).toBe("// edited by hand\n");
  });

  it("names every file if generated/ is missing", async () => {
    const contract = await ContractCopy.make();
    const outputs = await contract.build();
    const files = [...outputs.keys()].map((name) => `  generated/${name}\n`).join("");
    await expect(requireUpToDate(outputs, contract.paths.generated, ours)).rejects.toThrow(files);
  });
});
