/** Redoc, which docs/reference.md offers, answers a newcomer's questions with the contract alone. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { sharedBrowser } from "./browser.ts";

const run = promisify(execFile);
const browser = sharedBrowser();
const folder = await temporaryFolder(afterAll);

/** What a newcomer must find, in words of the specification or of this contract. */
const facts: Record<string, RegExp> = {
  "the header's scheme word": /Authorization: Svc-oauthtoken <ACCESS_TOKEN>/,
  "how many access tokens in ten minutes": /Access tokens generated from a refresh token\s+10 per 10 minutes/,
  "how to act on a customer": /Cookie: zaaid=<ZAAID>/,
  "the envelope": /in an envelope\. On success, code, which most bodies have, is 0/,
  "the version header": /Accept: application\/json; version=2\.0/,
  "the host of Europe": /Europe\s+https:\/\/www\.\{service\}\.eu\/api/,
  "which names are not the service's": /names of operations, schemas, .* are this contract's own/,
};

it("the page of npm run redoc shows what every call needs, without an error", async () => {
  const output = join(folder, "redoc.html");
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  await run(process.execPath, [redocly, "build-docs", bundlePath, "--inlineBundle", "--output", output], { env });
  const { page, errors } = await browser.open("about:blank");
  await page.goto(pathToFileURL(output).href);
  await page.getByText("Keep an access token until it expires").first().waitFor();
  const shown = await page.locator("body").innerText();
  for (const [question, answer] of Object.entries(facts)) expect(shown, question).toMatch(answer);
  expect(shown).not.toContain("Something went wrong");
  // The page gets no logo of its makers.
  expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
});
