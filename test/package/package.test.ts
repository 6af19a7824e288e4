/** The package as a user gets it: packed, and installed in an empty project. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { beforeAll, describe, expect, it } from "vitest";
import { sizeFigures } from "../../bench/client-size.ts";
import { codeOf } from "../docs/pages.ts";
import { installIn } from "../support/install.ts";
import { InstalledPackage, typesOfNode } from "./installed.ts";

const consumer = "test/package/consumer.ts";
const { exports, version } = JSON.parse(await readFile("package.json", "utf8"));

/** The name that a program imports: `svc-monitoring-api/constants`. */
const entryPoints = Object.keys(exports)
  .filter((path) => path !== "./package.json")
  .map((path) => path.replace(".", "svc-monitoring-api"))
  // They need the optional peers, and run in a test alone: test/docs/contract-tests.test.ts, and the tests of msw import its source.
  .filter((entryPoint) => !/\/(vitest|jest|msw)$/.test(entryPoint));
const code = entryPoints.filter((entryPoint) => !entryPoint.endsWith(".json"));
/** What runs everywhere. The mock and processes that share tokens are those of Node. */
const portable = code.filter((entryPoint) => !/\/(tokens|mock)\b/.test(entryPoint));

/** The lines of Node with long-term support, as binaries for CI's platform. */
const versions = fileURLToPath(new URL("versions/", import.meta.url));
const hasVersions = process.platform === "linux" && process.arch === "x64";

/** What the program prints. */
const printed = /^1002\nLastMonth Last Month: .+\ntrue true\n3\.1\.\d 3\.0\.3\npath\n$/;

it("the package has the version of the contract, which `npm run changes` checks", async () => {
  const { info } = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  expect(version).toBe(info.version);
});

it.each(entryPoints.filter((entryPoint) => !entryPoint.endsWith("/mock")))(
  "the program that tries the package imports %s",
  async (entryPoint) => {
    expect(await readFile(consumer, "utf8")).toContain(`from "${entryPoint}"`);
  },
);

describe.skipIf(!process.env.CI)("the package, packed and installed (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
    return () => installed.remove();
  });

  it.each([
    ["TypeScript 5.9, for Node", "typescript", { module: "nodenext", ...typesOfNode }],
    [
      "TypeScript 7, for a bundler and a browser",
      "typescript7",
      { module: "esnext", moduleResolution: "bundler", types: [] },
    ],
  ])("compiles with %s, and runs", async (_what, compiler, options) => {
    await installed.compile(consumer, options, compiler);
    expect(await installed.run()).toMatch(printed);
  });

  it.each([
    ["TypeScript 5.9", "typescript", { typeRoots: [] }],
    ["TypeScript 5.9 and the types of Node", "typescript", { typeRoots: typesOfNode.typeRoots }],
    ["TypeScript 7", "typescript7", { typeRoots: [] }],
    ["TypeScript 7 and the types of Node", "typescript7", { typeRoots: typesOfNode.typeRoots, types: ["node"] }],
  ])("compiles whole with its declarations and the documented tsconfig: %s", async (_what, compiler, types) => {
    const [config = ""] = codeOf("docs/get-started.md", "json");
    const program = join(installed.project, "every.ts");
    const imports = code.map(
      (name, index) => `import * as m${index} from "${name}";\nexport type M${index} = typeof m${index};\n`,
    );
    await writeFile(program, imports.join(""));
    await installed.compile(program, { ...JSON.parse(config).compilerOptions, ...types }, compiler);
  });

  it.skipIf(!hasVersions)("runs in Node 20, 22 and 24 (Linux on x64 only)", { timeout: 300_000 }, async () => {
    await installIn(versions);
    await installed.compile(consumer, { module: "nodenext", types: [] });
    for (const line of [20, 22, 24]) {
      const node = join(versions, `node_modules/node${line}/bin/node`);
      expect(await installed.run(node)).toMatch(printed);
      expect((await promisify(execFile)(node, ["--version"])).stdout).toMatch(new RegExp(`^v${line}\\.`));
    }
  });

  it("starts the mock with the reference and the inspector", async () => {
    const start = installed.command("start", "--port", "0");
    const [, url = ""] = await start.printed(/The mock is ready at (\S+)/);
    for (const [path, text] of [
      ["/docs/assets/site.js", "addEventListener"],
      ["/inspector", "API inspector"],
      ["/openapi.json", '"openapi"'],
    ] as const) {
      expect(await (await fetch(url + path)).text()).toContain(text);
    }
    start.interrupt();
    expect(await start.ended).toBe(0);
  });

  it("renders the reference, with the pages of docs/ and examples/", async () => {
    expect(await installed.command("docs", "--out", "site").ended).toBe(0);
    const textOf = (page: string) => readFile(join(installed.project, "site", page), "utf8");
    expect(await textOf("constants/MonitorStatus.html")).toContain("Configuration Error");
    for (const guide of ["mock-server", "a-client-in-go", "handle-errors-ts"])
      expect(await textOf(`guides/${guide}.html`)).toContain("</h1>");
    const assets = await readdir(join(installed.project, "site/assets"));
    expect(assets.sort()).toEqual([
      "form.css",
      "form.js",
      "icon.svg",
      "search-data.js",
      "search.js",
      "site.css",
      "site.js",
    ]);
  });

  it("prints little more than its message and stack with an error that nobody caught", async () => {
    const program =
      'const { createClient } = await import("svc-monitoring-api"); createClient({ dataCenter: "EU", service: "" });';
    const node = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: installed.path,
    });
    const { stderr } = await node.catch((error: { stderr: string }) => error);
    expect(stderr).toMatch(/^TypeError: `service` .+\n {4}at /m);
    expect(stderr.length).toBeLessThan(3000);
  });

  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: installed.path, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("has a README and docs whose links are in the package", async () => {
    const docs = (await readdir(join(installed.path, "docs"))).map((name) => `docs/${name}`);
    const links: string[] = [];
    for (const name of ["README.md", "AGENTS.md", ...docs]) {
      const text = await readFile(join(installed.path, name), "utf8");
      // Apart from pictures, which npm shows from the repository.
      for (const [, link = ""] of text.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g))
        links.push(join(dirname(name), link));
    }
    expect(links).toContain("docs/typescript-client.md");
    expect(links.filter((link) => !existsSync(join(installed.path, link)))).toEqual([]);
  });

  it("contains the code, its types, the contract, examples, figures and a changelog, and nothing else", async () => {
    const pages = ["AGENTS.md", "CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md"];
    const folders = ["bench", "dist", "docs", "examples", "generated"];
    expect((await readdir(installed.path)).sort()).toEqual([...pages, ...folders, "package.json"]);
  });

  it("needs at most 3.64 MB with its dependencies", async () => {
    // The commands have Ajv and other libraries in them, which users would have to install otherwise. It must not get worse.
    expect(await installed.size()).toBeLessThanOrEqual(3_640_000);
  });

  it("installs openapi-fetch and its types, and nothing else", async () => {
    const dependencies = ["openapi-fetch", "openapi-typescript-helpers"];
    expect(await installed.packages()).toEqual([...dependencies, "svc-monitoring-api"]);
    const manifest = JSON.parse(await readFile(join(installed.path, "package.json"), "utf8"));
    // By range, so that users get its patches.
    expect(manifest.dependencies).toEqual({ "openapi-fetch": expect.stringMatching(/^~\d+\.\d+\.\d+$/) });
  });

  it.each(portable)("%s needs no module of Node", async (entryPoint) => {
    const { text } = await installed.bundle(`export * from "${entryPoint}";`);
    expect(text).not.toMatch(/\bfrom "|\bimport\(\s*["'`]|\b__require\(/);
  });

  it("a bundle with one call stays near its size, and contains only the constants that it imports", async () => {
    const { ours, fetchAlone, added } = await sizeFigures(installed.project);
    // Bytes, minified and compressed: 17,322 with 14 operations, and room for some more. What else is added is to be worth it.
    expect(ours, "a program of one call").toBeLessThanOrEqual(17_700);
    expect(fetchAlone).toBeLessThanOrEqual(13_000);
    expect(added.oneConstant).toBeLessThan(added.everyConstant / 10);
    const { modules } = await installed.bundle('import { createClient } from "svc-monitoring-api"; createClient();');
    const parts = modules.map((module) => module.replace(/^.*\/|(-.{8})?\.js$/g, ""));
    expect(parts.sort()).toEqual(["client", "index.mjs"]);
  });
});
