import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../docs/pages.ts";
import { start } from "../mock/support.ts";
import { environmentOf } from "../support/environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { describeLanguage } from "./language.ts";
import { root, run } from "./project.ts";

describeLanguage("Python", {
  folder: "python",
  generator: "openapi-python-client 0.29.1",
  generated: {
    folder: "installed",
    typedError: /-> ErrorEnvelope \| MonitorEnvelope/,
  },
  isCloseable: true,
  needs: ["python3"],
  caches: [".venv", ".mypy_cache"],
  build: [
    ".venv/bin/pip install --quiet --requirement requirements-dev.txt",
    ".venv/bin/ruff check --quiet *.py src && .venv/bin/ruff format --quiet --check *.py src",
    ".venv/bin/mypy --strict *.py && .venv/bin/mypy --strict --package svc_monitoring",
    "cp -r .venv/lib/python3.*/site-packages/svc_monitoring installed",
  ],
  program: {
    command: ".venv/bin/python -W error asynchronous.py",
    prints: `20 lists of 2 monitors
Monitor does not exist (status 404, code 1002)
refused
A Service keeps connections of one event loop. Create another one in each asyncio.run.
`,
  },
  runner: [".venv/bin/python", "-W", "error", "conformance.py"],
});

const source = join(root, "examples/clients/python");

describe.skipIf(!process.env.CI)("the Python package, installed from this repository in an empty folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder(afterAll);
    await run(folder, `python3 -m venv .venv && .venv/bin/pip install --quiet '${source}'`);
  }, 600_000);

  it("has the version of the contract", async () => {
    const { info } = JSON.parse(await readFile(join(root, "generated/openapi.client.json"), "utf8"));
    const version = `.venv/bin/python -c 'from importlib.metadata import version; print(version("svc-monitoring"))'`;
    expect(await run(folder, version)).toBe(`${info.version}\n`);
  });

  it("runs the programs of its README, sync and async", async () => {
    const programs = codeOf(join(source, "README.md"), "python");
    expect(programs).toHaveLength(2);
    for (const program of programs) {
      await writeFile(join(folder, "program.py"), program);
      expect(await run(folder, ".venv/bin/python -W error program.py", environmentOf(await start()))).toBe("2\n");
    }
  });

  it("names the contract for generators and its folder where there is none", async () => {
    await run(folder, `cp -r '${source}' copy && rm -f copy/openapi.client.json`);
    await expect(run(folder, ".venv/bin/pip install ./copy")).rejects.toThrow(
      /Copy openapi\.client\.json, which is in generated\/ of a release, to \S+\/copy\./,
    );
  });
});
