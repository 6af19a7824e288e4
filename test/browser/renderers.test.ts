/**
 * Other people's renderers show the contract: Swagger UI, Redoc, Scalar and Stoplight Elements. Each is one script of its
 * package; with what the packages depend on, they would take 1.4 GB.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { launchChromium } from "../support/chromium.ts";

const run = promisify(execFile);

interface Renderer {
  /** The package, with its version. */
  from: string;
  /** The files that the page loads. */
  files: string[];
  /** What the page has besides them. */
  body: string;
  /** What to click to see the operation, and to see the constants; nothing if they are visible. */
  toOperation?: string;
  toConstants?: string;
  /** The group of constants, or an id in it with its meaning if the renderer shows meanings. */
  constants: string | RegExp;
  /** Where the renderer warns of a document. */
  warnings: string;
}

const renderers: Record<string, Renderer> = {
  "Swagger UI": {
    from: "swagger-ui-dist@5.35.0",
    files: ["swagger-ui.css", "swagger-ui-bundle.js"],
    body: `<div id="ui"></div><script>SwaggerUIBundle({ url: "/openapi.json", dom_id: "#ui" })</script>`,
    toOperation: "#operations-Monitors-listMonitors .opblock-control-arrow",
    constants: /11 Availability summary/,
    warnings: ".errors-wrapper",
  },
  Redoc: {
    from: "redoc@2.5.4",
    files: ["bundles/redoc.standalone.js"],
    body: `<div id="ui"></div><script>Redoc.init("/openapi.json", {}, document.getElementById("ui"))</script>`,
    constants: /11 Availability summary/,
    warnings: "text=Something went wrong",
  },
  Scalar: {
    from: "@scalar/api-reference@1.46.4",
    files: ["dist/browser/standalone.js"],
    body: `<div id="ui"></div><script>Scalar.createApiReference("#ui", { url: "/openapi.json", withDefaultFonts: false, telemetry: false })</script>`,
    toOperation: 'text="Monitors"',
    toConstants: 'text="Reports"',
    constants: /11 Availability summary/,
    warnings: "[role=alert]",
  },
  "Stoplight Elements": {
    from: "@stoplight/elements@9.0.25",
    files: ["styles.min.css", "web-components.min.js"],
    body: `<elements-api apiDescriptionUrl="/openapi.json" router="hash"></elements-api>`,
    toOperation: 'text="Monitors"',
    toConstants: 'text="Constants: Reports"',
    constants: "Report type",
    warnings: "[role=alert]",
  },
};

/** The packages are large, and a user's tests need no registry. */
const isSkipped = !process.env.CI;

/** The folder with the packages, and their archives in it. */
let folder: string;
const archives = new Map<string, string>();
let browser: Browser;
beforeAll(async () => {
  if (isSkipped) return;
  folder = await mkdtemp(join(tmpdir(), "renderers-"));
  browser = await launchChromium();
  const packages = Object.values(renderers).map(({ from }) => from);
  const { stdout } = await run("npm", ["pack", "--json", ...packages], { cwd: folder });
  for (const { id, filename } of JSON.parse(stdout)) archives.set(id, filename);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A page with a renderer and the contract. It gets nothing from anywhere else. */
async function rendered({ from, files, body }: Renderer, contract: string): Promise<{ page: Page; errors: string[] }> {
  await run("tar", ["-xzf", archives.get(from) ?? "", ...files.map((file) => `package/${file}`)], { cwd: folder });
  const tags = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${basename(file)}">`
      : `<script src="${basename(file)}"></script>`,
  );
  const contents = new Map<string, string>([
    [
      "/",
      `<!doctype html><meta charset="utf-8"><title>Renderer</title><link rel="icon" href="data:,">${tags.join("")}${body}`,
    ],
    ["/openapi.json", contract],
  ]);
  for (const file of files) contents.set(`/${basename(file)}`, await readFile(join(folder, "package", file), "utf8"));

  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  page.on("pageerror", (error) => void errors.push(error.message));
  // Redoc asks for a logo, and Scalar for its registry: both get an empty response.
  await page.route("**", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const types: Record<string, string> = { js: "text/javascript", css: "text/css", json: "application/json" };
    const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "text/html";
    return route.fulfill({ body: (origin === "http://contract.test" && contents.get(pathname)) || "{}", contentType });
  });
  await page.goto("http://contract.test/");
  return { page, errors };
}

const contract = await readFile(bundlePath, "utf8");

describe.skipIf(isSkipped)("the contract (renderers from the registry: CI only)", () => {
  it.each(Object.entries(renderers))("is shown without an error or a warning by %s", async (name, renderer) => {
    const { page, errors } = await rendered(renderer, contract);
    const visible = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
    await visible("Monitoring Service REST API");
    if (renderer.toOperation) await page.locator(renderer.toOperation).first().click();
    await visible("List the monitors");
    if (renderer.toConstants) await page.locator(renderer.toConstants).first().click();
    await visible(renderer.constants);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `test/browser/screenshots/${name}.png` });
    expect(await page.locator(renderer.warnings).filter({ visible: true }).allTextContents()).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("would have a warning of Swagger UI if it named a dialect", async () => {
    const { page } = await rendered(
      renderers["Swagger UI"] as Renderer,
      JSON.stringify({ ...JSON.parse(contract), jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema" }),
    );
    await page.locator(".errors-wrapper").getByText("OpenAPI.jsonSchemaDialect").waitFor();
    await page.close();
  });
});
