import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseYaml, stringifyYaml } from "@redocly/openapi-core";

interface Root {
  paths: Record<string, { $ref: string }>;
  components: { schemas: Record<string, { $ref: string }> };
}

/**
 * Writes a project whose contract has `factor` times the paths and the constants of the real contract, each in a
 * separate file.
 */
export async function writeSyntheticContract(project: string, folder: string, factor: number): Promise<void> {
  const source = join(project, "openapi");
  const target = join(folder, "openapi");
  await mkdir(folder, { recursive: true });
  await cp(source, target, { recursive: true });
  await cp(join(project, "redocly.yaml"), join(folder, "redocly.yaml"));
  await cp(join(project, "scripts/redocly"), join(folder, "scripts/redocly"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const root = parseYaml(await readFile(join(source, "openapi.yaml"), "utf8")) as Root;
  const paths = Object.entries(root.paths);
  const constants = Object.entries(root.components.schemas).filter(([, { $ref }]) => $ref.includes("/constants/"));
  for (let copy = 2; copy <= factor; copy += 1) {
    for (const [path, { $ref }] of paths) {
      const file = $ref.replace(".yaml", `_${copy}.yaml`);
      const text = await readFile(join(source, $ref), "utf8");
      await writeFile(join(target, file), text.replace(/operationId: (\w+)/g, `operationId: $1${copy}`));
      root.paths[`/copy${copy}${path}`] = { $ref: file };
    }
    for (const [name, { $ref }] of constants) {
      const file = join(dirname($ref), `${name}_${copy}.yaml`);
      await cp(join(source, $ref), join(target, file));
      root.components.schemas[`${name}_${copy}`] = { $ref: file };
    }
  }
  await writeFile(join(target, "openapi.yaml"), stringifyYaml(root, { noRefs: true }));
}
