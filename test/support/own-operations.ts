import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { WhenOver } from "./command.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The paths, each with its name in the file of the fixture. */
const paths = { "/plans": "plans", "/plans/{plan_id}": "plan", "/plans_pdf": "pdf" };

/** A clone with own operations, which use each construct that a contract may use. It is built as `npm run build` does. */
export async function withOwnOperations(whenOver?: WhenOver): Promise<string> {
  const folder = await temporaryFolder(whenOver);
  const parts = ["openapi", "scripts", "src", "generated", "redocly.yaml", "package.json", "tsconfig.json"];
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await cp("test/scripts/fixtures/own-operations", join(folder, "openapi"), { recursive: true });
  const root = join(folder, "openapi/openapi.yaml");
  const lines = Object.entries(paths).map(([path, name]) => `  ${path}: { $ref: "paths/plans.yaml#/${name}" }\n`);
  const tag = "  - { name: Own operations, description: Plans. }\n";
  const text = await readFile(root, "utf8");
  await writeFile(root, text.replace("\npaths:\n", `${tag}\npaths:\n${lines.join("")}`));
  for (const script of ["lint", "bundle", "generate"])
    await promisify(execFile)("npm", ["run", "--silent", script], { cwd: folder });
  return folder;
}
