import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, project, type Table, timeOf } from "./measure.ts";

const redocly = join(project, "node_modules/@redocly/cli/bin/cli.js");
const openapiTypescript = join(project, "node_modules/openapi-typescript/bin/cli.js");

/** `npm run build`, beside the tools' own commands for the same, one after the other: lint, bundle and types. */
export async function build(): Promise<Table> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-build-"));
  const bundle = join(scratch, "openapi.json");
  const ours = async () =>
    (await timeOf([redocly, "lint", "source"])) +
    (await timeOf([redocly, "bundle", "source"])) +
    (await timeOf(["--import", "tsx/esm", "scripts/generate.ts"]));
  const theirs = async () =>
    (await timeOf([redocly, "lint", "openapi/openapi.yaml"])) +
    (await timeOf([redocly, "bundle", "openapi/openapi.yaml", "--output", bundle])) +
    // In a folder without redocly.yaml, because the older Redocly core of this tool does not know our rules.
    (await timeOf([openapiTypescript, bundle, "--output", join(scratch, "types.ts")], scratch));
  try {
    return [await compare("the contract", "ms", 5, ours, "the tools' command lines", theirs)];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
