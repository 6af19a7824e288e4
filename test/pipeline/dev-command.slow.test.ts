import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContractCopy } from "../support/contract-copy.ts";

const color = "components/constants/looks/Color.yaml";

describe("npm run dev", () => {
  it("rebuilds if a file changes, survives a broken contract, and rebuilds once it is fixed", async () => {
    const contract = await ContractCopy.make();
    const constants = () => readFile(join(contract.paths.generated, "constants.ts"), "utf8");
    const command = await contract.start("scripts/build.ts", "--watch");
    await command.printed(/Watching openapi and redocly\.yaml/);

    await contract.edit(color, "title: Blue", "title: Azure");
    await command.printed(/Watching(.|\n)*wrote .*constants\.ts/);
    expect(await constants()).toContain("Azure: 7");

    await contract.edit(color, "const: 2", "const: 1");
    await command.printed(/generated\/ is unchanged:\n.*Color\.yaml:6:5 {2}Two members have the id 1/);
    expect(await constants()).toContain("Green: 2");

    await contract.edit(color, "{ const: 1, title: Green", "{ const: 3, title: Green");
    await command.printed(/is unchanged(.|\n)*wrote .*constants\.ts/);
    expect(await constants()).toContain("Green: 3");
  });
});
