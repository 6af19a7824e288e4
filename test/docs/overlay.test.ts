/** docs/own-operations.md without a clone: an overlay, the tools, and the programs, in a project with the packed package. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../clients/project.ts";
import { InstalledPackage, typesOfNode } from "../package/installed.ts";
import { Command } from "../support/command.ts";
import { freePort } from "../support/free-port.ts";
import { codeOf } from "./pages.ts";

const page = "docs/own-operations.md";
const overlay = codeOf(page, "yaml").find((code) => code.startsWith("overlay:")) ?? "";
const commands = codeOf(page, "console").find((code) => code.startsWith("npx ")) ?? "";
const [withTypes = "", untyped = ""] = codeOf(page, "ts");
const tools = ["@redocly/cli", "openapi-typescript", "@stoplight/prism-cli"];

it("the page names the versions of the tools that this repository has", async () => {
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  for (const tool of tools) expect(commands).toContain(`npx --yes ${tool}@${devDependencies[tool]} `);
});

describe.skipIf(!process.env.CI)("an own operation without a clone (CI only)", () => {
  let installed: InstalledPackage;
  let url: string;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
    const project = installed.project;
    await writeFile(join(project, "acme.overlay.yaml"), overlay);
    // The tools are those of this repository, so that nothing is downloaded.
    const here = (line: string) =>
      line.replace(/npx --yes \S*?([\w-]+)@[\d.]+ /, (_, name: string) => {
        const command = { cli: "redocly", "prism-cli": "prism" }[name] ?? name;
        return `${join(process.cwd(), "node_modules/.bin", command)} `;
      });
    const lines = commands.trim().split("\n").map(here);
    const [prism = "", ...args] = lines.pop()?.trim().split(" ") ?? [];
    for (const line of lines) await run(project, line, { REDOCLY_TELEMETRY: "off" });
    const port = `${await freePort()}`;
    url = `http://127.0.0.1:${port}`;
    let stop = async () => {};
    const mock = Command.start(project, [prism, ...args.map((arg) => arg.replace("4012", port))], {}, (end) => {
      stop = end;
    });
    await mock.printed(/Prism is listening/);
    return async () => {
      await stop();
      await installed.remove();
    };
  }, 300_000);

  /** Compiles and runs a program of the page, with a mock of the tools in place of the service. */
  async function printedBy(program: string): Promise<string> {
    const file = join(installed.project, "own.ts");
    await writeFile(file, program);
    await installed.compile(file, { module: "nodenext", ...typesOfNode });
    const variables = { SVC_BASE_URL: url, SVC_AUTH_URL: url };
    return run(installed.project, "node out/program.js", variables);
  }

  it("is typed in the client, and called at Prism", async () => {
    const options = "createClient<paths>({ accessToken: 'a' })";
    expect(await printedBy(withTypes.replace("createClient<paths>()", options))).toBe("[ '123412341234123411' ]\n");
    const wrong = withTypes.replace("period: 90", "period: 6");
    await expect(printedBy(wrong)).rejects.toThrow("is not assignable to type");
  });

  it("is in the pages of the tools", async () => {
    expect(await readFile(join(installed.project, "acme.html"), "utf8")).toContain("List the outages");
  });

  it("is called without types", async () => {
    const options = "createServiceFetch({ accessToken: 'a' })";
    expect(await printedBy(untyped.replace("createServiceFetch()", options))).toMatch(/^200 .*success/s);
  });
});
