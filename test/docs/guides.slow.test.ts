/** The requests of the guides, as a reader runs them: in bash, with curl, and with the variables that the guides set. */
import { execFile, spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { start } from "../mock/support.ts";
import { blocksOf } from "./pages.ts";

const hasCurl = ["bash", "curl"].every((program) => spawnSync(program, ["--version"]).status === 0);

const files = (await readdir("openapi/guides")).map((name) => `openapi/guides/${name}`);
const blocks = files.flatMap((file) => blocksOf(file, "bash").map((block) => ({ ...block, file })));
const requests = blocks.filter(({ code }) => code.startsWith("curl "));
/** What a reader has set before, in the other blocks: `read -rs ACCESS_TOKEN`, `ZAAID='<ZAAID>'`. */
const set = blocks.flatMap(({ code }) =>
  [...code.matchAll(/^(?:read -rs? )?([A-Z_]+)(?:=|$)/gm)].map(([, name]) => name),
);

describe.skipIf(!hasCurl && !process.env.CI)("the requests of the guides (need bash and curl)", () => {
  it.each(requests)("$file: $code", async ({ before, code }) => {
    const mock = await start();
    const values = {
      BASE_URL: mock.baseUrl,
      AUTH_URL: mock.authUrl,
      CLIENT_ID: mock.credentials.clientId,
      CLIENT_SECRET: mock.credentials.clientSecret,
      GRANT_CODE: mock.issueGrant(),
      REFRESH_TOKEN: mock.credentials.refreshToken,
      ACCESS_TOKEN: mock.issueAccessToken(),
      ZAAID: "15401829",
    };
    const known = Object.entries(values).filter(([name]) => set.includes(name));
    const env = { PATH: process.env.PATH, ...Object.fromEntries(known) };
    // With -u, a variable that no guide sets is an error.
    await promisify(execFile)("bash", ["-uc", code.replace("http://127.0.0.1:4010", mock.authUrl)], { env });
    // "A monitor that does not exist gets 404:"
    const [status = "20[014]"] = /\b[45]\d\d\b/.exec(before) ?? [];
    expect(String(mock.requests()[0]?.status)).toMatch(new RegExp(`^${status}$`));
  });
});

it("each call in a guide is a block of its own, which runs here", async () => {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  expect(requests.length).toBeGreaterThan(10);
  expect(requests).toHaveLength(texts.join("\n").match(/^ *curl /gm)?.length ?? 0);
});
