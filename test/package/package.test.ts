import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage } from "./installed.ts";

const consumer = "test/package/consumer.ts";
const { exports } = JSON.parse(await readFile("package.json", "utf8"));

/** The name that a program imports: `svc-monitoring-api/constants`. */
const entryPoints = Object.keys(exports)
  .filter((path) => path !== "./package.json")
  .map((path) => path.replace(".", "svc-monitoring-api"));
const code = entryPoints.filter((entryPoint) => !entryPoint.endsWith(".json"));

/** The module resolutions of current compilers. */
const resolutions = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};

/** The sources of the types of `fetch`. */
const globals = {
  "a browser": { types: [] },
  Node: { lib: ["es2023"], types: ["node"], typeRoots: [join(process.cwd(), "node_modules/@types")] },
};

const situations = Object.entries(resolutions).flatMap(([resolution, moduleOptions]) =>
  Object.entries(globals).map(([whose, options]) => ({ resolution, whose, options: { ...moduleOptions, ...options } })),
);

describe("the program that tries the package", () => {
  it.each(entryPoints)("imports %s", async (entryPoint) => {
    expect(await readFile(consumer, "utf8")).toContain(`from "${entryPoint}"`);
  });
});

describe.skipIf(!process.env.CI)("the package, packed and installed (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  }, 120_000);
  afterAll(() => installed?.remove());

  it.each(situations)(
    "compiles with module resolution $resolution and the types of $whose, and runs",
    async ({ options }) => {
      const printed = await installed.compileAndRun(consumer, options);
      expect(printed).toMatch(/^1002\nLast Month: .+\ntrue\n3\.1\.\d\n$/);
    },
  );

  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: installed.path, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("has types that match the code, for all programs that import ES modules", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(installed.tarball)));
    if (!analysis.types) throw new Error("The package has no types.");
    const others: unknown[] = ["node10", "node16-cjs"];
    const problems = analysis.problems.filter((problem) =>
      "resolutionKind" in problem ? !others.includes(problem.resolutionKind) : true,
    );
    expect(problems).toEqual([]);
  });

  it("needs at most 1.3 MB with its dependencies, 0.27 MB of it for the packed site", async () => {
    expect(await installed.size()).toBeLessThanOrEqual(1_300_000);
  });

  it("installs openapi-fetch and its types, and nothing else", async () => {
    const dependencies = ["openapi-fetch", "openapi-typescript-helpers"];
    expect(await installed.packages()).toEqual([...dependencies, "svc-monitoring-api"]);
  });

  it.each(code)("%s needs no module of Node", async (entryPoint) => {
    const { text } = await installed.bundle(`export * from "${entryPoint}";`);
    expect(text).not.toMatch(/\bfrom "|\bimport\(|\brequire\(/);
  });

  it("a bundle contains only the constant that it imports", async () => {
    const { text } = await installed.bundle(
      'import { Period } from "svc-monitoring-api/constants"; console.log(Period);',
    );
    expect([...text.matchAll(/^(?:var|function|class) (\w+)/gm)].map(([, name]) => name)).toEqual(["Period"]);
  });

  it("a bundle of the client contains no constants", async () => {
    const { modules } = await installed.bundle('import { createClient } from "svc-monitoring-api"; createClient();');
    expect(modules).toContain("svc-monitoring-api/dist/src/client/transport.js");
    expect(modules).not.toContain("svc-monitoring-api/dist/generated/constants.js");
  });

  it("a bundle that only parses timestamps does not contain the client", async () => {
    const { modules } = await installed.bundle(
      'import { parseTimestamp } from "svc-monitoring-api"; parseTimestamp("");',
    );
    expect(modules).toEqual(["svc-monitoring-api/dist/src/client/timestamps.js"]);
  });
});
