import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage, typesOfNode } from "./installed.ts";
import { compilers, installVersions, nodes } from "./versions.ts";

const consumer = "test/package/consumer.ts";
const { exports, version } = JSON.parse(await readFile("package.json", "utf8"));

/** The name that a program imports: `svc-monitoring-api/constants`. */
const entryPoints = Object.keys(exports)
  .filter((path) => path !== "./package.json")
  .map((path) => path.replace(".", "svc-monitoring-api"))
  // They need the optional peers, and run in a test alone: the tests of validation and of msw import their sources.
  .filter((entryPoint) => !/\/(vitest|jest|msw)$/.test(entryPoint));
/** The mock runs in Node alone, and needs its optional peers: mock.test.ts. */
const mock = "svc-monitoring-api/mock";
const code = entryPoints.filter((entryPoint) => !entryPoint.endsWith(".json") && entryPoint !== mock);

/** What runs everywhere. Processes that share tokens are those of Node. */
const portable = code.filter((entryPoint) => !/\/tokens\b/.test(entryPoint));

/** The module resolutions of current compilers. */
const resolutions = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};

/** The sources of the types of `fetch`. */
const globals = {
  "a browser": { types: [] },
  Node: typesOfNode,
};

const situations = Object.entries(resolutions).flatMap(([resolution, moduleOptions]) =>
  Object.entries(globals).map(([whose, options]) => ({ resolution, whose, options: { ...moduleOptions, ...options } })),
);

/** The compiler of version 7 is fast and gets all. */
const compilations = [
  { compiler: compilers[5.9], with: situations.slice(0, 1) },
  { compiler: compilers[7], with: situations },
].flatMap(({ compiler, with: some }) => some.map((situation) => ({ ...compiler, ...situation })));

it("the package has the version of the contract, which `npm run changes` checks", async () => {
  const { info } = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  expect(version).toBe(info.version);
});

/** What that program prints. */
const printed = /^1002\nLastMonth Last Month: .+\n7\ntrue\n3\.1\.\d 3\.0\.3\npath\n$/;

describe("the program that tries the package", () => {
  it.each(entryPoints.filter((entryPoint) => entryPoint !== mock))("imports %s", async (entryPoint) => {
    expect(await readFile(consumer, "utf8")).toContain(`from "${entryPoint}"`);
  });
});

describe.skipIf(!process.env.CI)("the package, packed and installed (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  }, 120_000);
  afterAll(() => installed?.remove());

  describe("with several compilers and Nodes", () => {
    beforeAll(installVersions, 300_000);

    it.each(compilations)(
      "compiles with TypeScript $version, module resolution $resolution and the types of $whose, and runs",
      async ({ path, options }) => {
        await installed.compile(consumer, options, path);
        expect(await installed.run()).toMatch(printed);
      },
    );

    const needs = nodes.isPossible ? "" : " (Linux on x64 only)";
    const names = nodes.versions.map(({ version }) => version).join(", ");
    it.skipIf(!nodes.isPossible)(`runs in Node ${names}${needs}`, async () => {
      await installed.compile(consumer, { module: "nodenext", types: [] }, compilers[7].path);
      for (const { version, path } of nodes.versions) {
        expect(await installed.run(path)).toMatch(printed);
        expect(await nodes.versionOf(path)).toMatch(new RegExp(`^v${version}\\.`));
      }
    });
  });

  it("prints little more than its message and stack with an error that nobody caught", async () => {
    const program = 'const { createClient } = await import("svc-monitoring-api"); createClient({ service: "" });';
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: installed.path,
    });
    const stderr = await run.then(
      () => "",
      (error: { stderr: string }) => error.stderr,
    );
    expect(stderr).toMatch(/^TypeError: `service` .+\n {4}at /m);
    expect(stderr.length).toBeLessThan(3000);
  });

  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: installed.path, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("has a README and docs whose links are in the package", async () => {
    const names = [
      "README.md",
      "AGENTS.md",
      ...(await readdir(join(installed.path, "docs"))).map((name) => `docs/${name}`),
    ];
    const links: string[] = [];
    for (const name of names) {
      const text = await readFile(join(installed.path, name), "utf8");
      // Apart from pictures, which npm shows from the repository.
      for (const [, link = ""] of text.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g))
        links.push(join(dirname(name), link));
    }
    expect(links).toContain("docs/typescript-client.md");
    expect(links.filter((link) => !existsSync(join(installed.path, link)))).toEqual([]);
  });

  it("contains the code, its types, the contract, examples and a changelog, and nothing else", async () => {
    expect((await readdir(installed.path)).sort()).toEqual([
      "AGENTS.md",
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "SECURITY.md",
      "dist",
      "docs",
      "examples",
      "generated",
      "package.json",
    ]);
  });

  it("needs at most 3.64 MB with its dependencies", async () => {
    // The commands have Ajv and other libraries in them, which users would have to install otherwise. It must not get worse.
    expect(await installed.size()).toBeLessThanOrEqual(3_640_000);
  });

  it("installs openapi-fetch and its types, and nothing else", async () => {
    const dependencies = ["openapi-fetch", "openapi-typescript-helpers"];
    expect(await installed.packages()).toEqual([...dependencies, "svc-monitoring-api"]);
    const manifest = JSON.parse(await readFile(join(installed.path, "package.json"), "utf8"));
    expect(manifest.dependencies).toEqual({ "openapi-fetch": expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it("renders the reference without the libraries of its pages", async () => {
    const command = installed.command("docs", "--out", "site");
    expect(await command.ended).toBe(0);
    const site = join(installed.path, "../../site");
    const page = await readFile(join(site, "constants/MonitorStatus.html"), "utf8");
    expect(page).toContain("Configuration Error");
    // Pages of docs/, and the projects and programs of examples/.
    for (const guide of ["mock-server", "share-tokens", "a-client-in-go", "handle-errors-ts"]) {
      expect(await readFile(join(site, `guides/${guide}.html`), "utf8")).toContain("</h1>");
    }
    const assets = await readdir(join(site, "assets"));
    expect(assets.sort()).toEqual(["icon.svg", "search-data.js", "search.js", "site.css", "site.js"]);
  });

  it.each(portable)("%s needs no module of Node", async (entryPoint) => {
    const { text } = await installed.bundle(`export * from "${entryPoint}";`);
    expect(text).not.toMatch(/\bfrom "|\bimport\(\s*["'`]|\b__require\(/);
  });

  it.each([
    [
      "the constant that it imports",
      'import { Period } from "svc-monitoring-api/constants"; console.log(Period);',
      ["Period"],
    ],
    [
      "the meanings of the constant that it asks them for",
      'import { labelOf, ReportFormat } from "svc-monitoring-api/constants/labels"; console.log(labelOf(ReportFormat, 2));',
      ["ReportFormat", "meanings", "labelled", "ReportFormat", "labelOf", "labelsOf"],
    ],
  ])("a bundle contains only %s", async (_what, program, names) => {
    const { text } = await installed.bundle(program);
    expect([...text.matchAll(/^(?:var|function|class) (\w+)/gm)].map(([, name]) => name)).toEqual(names);
  });

  it("a bundle of the client contains no constants", async () => {
    const { modules } = await installed.bundle('import { createClient } from "svc-monitoring-api"; createClient();');
    const parts = modules.map((module) => module.replace(/^.*\/|(-.{8})?\.js$/g, ""));
    expect(parts.sort()).toEqual(["client", "index.mjs"]);
  });

  it("a bundle that only parses timestamps does not contain the client", async () => {
    const program = 'import { parseTimestamp } from "svc-monitoring-api"; parseTimestamp("");';
    const { modules } = await installed.bundle(program);
    expect(modules).toEqual([expect.stringMatching(/dist\/chunks\/client-/)]);
  });
});
