import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { newUser, withProfile } from "./user.ts";

const guide = await readFile("AGENTS.md", "utf8");
const commands = [...guide.matchAll(/^npx svc-monitoring-api (.+)$/gm)].map(([, words = ""]) => words);

describe("AGENTS.md", () => {
  it("has at most 700 words", () => {
    expect(guide.trim().split(/\s+/).length).toBeLessThanOrEqual(700);
  });

  it.each(commands.filter((line) => /--mock|^constants/.test(line)))("%s works without an account", async (line) => {
    const { run } = await newUser();
    expect(await run(line.split(" "))).toMatchObject({ code: 0, stderr: "" });
  });

  it.each(commands.filter((line) => line.startsWith("call") && !line.includes("--mock")))(
    "%s reaches the service",
    async (line) => {
      const { run, service } = await withProfile();
      await run(line.replace(" > report.pdf", "").split(" "));
      expect(service.calls).toMatchObject([{ method: "GET" }]);
    },
  );
});
