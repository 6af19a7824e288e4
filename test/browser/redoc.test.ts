/** Other people's renderers answer a newcomer's questions. Each is one script of its package. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { launchChromium } from "../support/chromium.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);

interface Renderer {
  /** The package, with its version. */
  from: string;
  /** The files that the page loads. */
  files: string[];
  /** What starts it. */
  script: string;
  /** What to click, one after another, to see a schema with the meaning of an id. */
  toSchema: string[];
  /** Where the renderer warns of a document. */
  warnings: string;
}

const renderers: Record<string, Renderer> = {
  "Swagger UI": {
    from: "swagger-ui-dist@5.35.0",
    files: ["swagger-ui.css", "swagger-ui-bundle.js"],
    script: `SwaggerUIBundle({ url: "/openapi.json", dom_id: "#ui" })`,
    toSchema: ['section.models .json-schema-2020-12-accordion:has-text("Monitor status")'],
    warnings: ".errors-wrapper",
  },
  Redoc: {
    from: "redoc@2.5.4",
    files: ["bundles/redoc.standalone.js"],
    // Redoc shows the schemas that no operation uses if it is told where.
    script: `Redoc.init("/openapi.json", { schemaDefinitionsTagName: "Schemas" }, document.getElementById("ui"))`,
    toSchema: ['[role=menuitem]:has-text("Schemas")', '[role=menuitem]:has-text("Monitor status")'],
    warnings: "text=Something went wrong",
  },
};

/** What a newcomer must find, in words of the specification or of this contract. */
const facts: Array<[question: string, answer: RegExp]> = [
  ["the header's scheme word", /Authorization: Svc-oauthtoken <ACCESS_TOKEN>/],
  ["how many access tokens in ten minutes", /Access tokens generated from a refresh token\s+10 per 10 minutes/],
  ["how to act on a customer", /Cookie: zaaid=<ZAAID>/],
  ["the envelope", /in an envelope\. On success, code, which most bodies have, is 0/],
  ["the version header", /Accept: application\/json; version=2\.0/],
  ["the host of Europe", /Europe\s+https:\/\/www\.\{service\}\.eu\/api/],
  ["which names are not the service's", /names of operations, schemas, .* are this contract's own/],
];

const folder = await temporaryFolder(afterAll);

/** Opens a page with a renderer and the contract. It gets nothing from anywhere else. */
async function open(browser: Browser, { from, files, script }: Renderer) {
  const { stdout } = await run("npm", ["pack", "--json", from], { cwd: folder });
  const paths = files.map((file) => `package/${file}`);
  await run("tar", ["-xzf", JSON.parse(stdout)[0].filename, ...paths], { cwd: folder });
  const tags = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${basename(file)}">`
      : `<script src="${basename(file)}"></script>`,
  );
  const start = `<div id="ui"></div><script>${script}</script>`;
  const contents = new Map([
    ["/", `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${tags.join("")}${start}`],
    ["/openapi.json", await readFile(bundlePath, "utf8")],
  ]);
  for (const path of paths) contents.set(`/${basename(path)}`, await readFile(join(folder, path), "utf8"));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  page.on("pageerror", (error) => void errors.push(error.message));
  // Redoc asks for a logo, and gets an empty response.
  await page.route("**", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const types: Record<string, string> = { js: "text/javascript", css: "text/css", json: "application/json" };
    const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "text/html";
    return route.fulfill({ body: (origin === "http://contract.test" && contents.get(pathname)) || "{}", contentType });
  });
  await page.goto("http://contract.test/");
  return { page, errors };
}

/** Swagger UI makes only the schemas that are in sight of the box that scrolls them. This shows the next of them. */
async function scrollSchemas(): Promise<number> {
  for (const box of document.querySelectorAll("section.models *")) {
    // By less than its height, so that none is passed over.
    if (box.scrollHeight > box.clientHeight) box.scrollTop += box.clientHeight / 2;
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return 0;
}

// The packages are large, and a user's tests need no registry.
describe.skipIf(!process.env.CI)("the contract (renderers from the registry: CI only)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  describe.each(Object.entries(renderers))("in %s", (name, renderer) => {
    let page: Page;
    let errors: string[];
    const visible = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
    const click = async (selector: string) => {
      const found = page.locator(selector).filter({ visible: true });
      await expect
        .poll(async () => (await found.count()) || (await page.evaluate(scrollSchemas)), { timeout: 60_000 })
        .toBeGreaterThan(0);
      await found.first().click();
    };
    beforeAll(async () => {
      ({ page, errors } = await open(browser, renderer));
      await visible("Keep an access token until it expires");
    }, 120_000);

    it.each(facts)("says %s on its first page", async (_question, answer) => {
      expect(await page.locator("body").innerText()).toMatch(answer);
    });

    it("shows an operation, and what an id means, without an error or a warning", async () => {
      await visible("List the monitors");
      for (const selector of renderer.toSchema) await click(selector);
      await visible(/10 Configuration Error/);
      if (process.env.SCREENSHOTS) await page.screenshot({ path: `test/browser/screenshots/${name}.png` });
      expect(await page.locator(renderer.warnings).filter({ visible: true }).allTextContents()).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
});
