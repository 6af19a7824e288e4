import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, project, type Table, timeOf } from "./measure.ts";

const redocly = join(project, "node_modules/@redocly/cli/bin/cli.js");
const openapiTypescript = join(project, "node_modules/openapi-typescript/bin/cli.js");

/**
 * The build without HTML pages, beside the command lines for lint, bundle, lint of the bundle, and types. It also writes
 * constants, rules, validators and the contract for generators.
 */
export async function build(): Promise<Table> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-build-"));
  const bundle = join(scratch, "openapi.yaml");
  const ours = () => timeOf(["--import", "tsx/esm", "scripts/build.ts", "--check"]);
  const theirs = async () =>
    (await timeOf([redocly, "lint", "source"])) +
    (await timeOf([redocly, "bundle", "source", "--output", bundle])) +
    (await timeOf([redocly, "lint", bundle, "--config", join(project, "redocly.yaml")])) +
    // In a folder without redocly.yaml, because the older Redocly core of this tool does not know our rules.
    (await timeOf([openapiTypescript, bundle, "--output", join(scratch, "types.ts")], scratch));
  try {
    return [await compare("the contract", "ms", 5, ours, "the tools' command lines", theirs)];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
