import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateReference } from "../../scripts/generate/reference.ts";
import type { Document } from "../../src/contract/document.ts";
import { bundle } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** What is generated of two guides, with these texts and this list of them. */
async function referenceOf(files: Record<string, string>, listed = "  About things: things\n  Limits: limits\n") {
  const folder = join(await temporaryFolder(), "openapi");
  await mkdir(join(folder, "guides"), { recursive: true });
  await writeFile(join(folder, "reference.yaml"), `guides:\n${listed}domains: {}\n`);
  await cp("openapi/search-words.yaml", join(folder, "search-words.yaml"));
  const all = { "things.md": "Things.\n", "limits.md": "{{limits.refreshTokensPerUser.maximum}} tokens.\n", ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, "guides", name), text);
  return generateReference(bundle as unknown as Document, folder);
}

it("the guides have the data of the contract where a placeholder stands", async () => {
  const { guides } = JSON.parse(await referenceOf({}));
  expect(guides[1]).toEqual({ name: "Limits", file: "limits", text: "20 tokens.\n" });
});

it("a guide may link to a heading of a guide", async () => {
  const linked = "## Many things\n\nSee [these](things.md#many-things), or [these](#many-things).\n";
  const { guides } = JSON.parse(await referenceOf({ "things.md": linked }));
  expect(guides[0].text).toBe(linked);
});

const things = "Things.\n\nSee [Things](things.md), `[x](y)` and [errors](errors.md).\n";
const unlisted = "  About things: things\n  Limits: limits\n  Errors: errors\n";

it.each<[what: string, Record<string, string>, listed: string | undefined, message: RegExp]>([
  ["a link to no guide", { "things.md": things }, undefined, /things\.md:3 {2}The link to errors\.md leads nowhere\./],
  [
    "an address with one slash",
    { "things.md": "[x](http:/things.test)\n" },
    undefined,
    /things\.md:1 {2}The link to http:\/things\.test leads nowhere\./,
  ],
  [
    "a link to no heading",
    { "things.md": "## Many things\n\n[These](things.md#some-things)\n\n```sh\n# Some things\n```\n" },
    undefined,
    /things\.md:3 {2}The link to things\.md#some-things leads nowhere\. Link to things\.md#many-things or .* or a web address\./,
  ],
  [
    "an unknown placeholder",
    { "things.md": "\n{{limits.a}}\n" },
    undefined,
    /things\.md:2 {2}The placeholder \{\{limits\.a\}\} is/,
  ],
  ["an empty guide", { "things.md": "\n" }, undefined, /things\.md:1 {2}The guide is empty\./],
  ["a guide that is not listed", {}, "  Limits: limits\n", /things\.md:1 {2}Nothing refers to this guide\. List it in/],
  ["no such guide", {}, unlisted, /reference\.yaml {2}It lists \S*errors\.md, which does not exist\./],
  ["a list without guides", {}, "", /reference\.yaml: It has no guides\./],
  [
    "a name that is not a text",
    {},
    "  About things: 1\n",
    /reference\.yaml: About things has 1, which is not a text\. Quote it\./,
  ],
  ["broken YAML", {}, "  - a: [\n", /reference\.yaml: .* at line /],
])("%s is an error, with its place", async (_what, files, listed, message) => {
  await expect(referenceOf(files, listed)).rejects.toThrow(message);
});
