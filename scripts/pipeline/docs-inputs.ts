import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildPaths } from "./build.ts";

const pipeline = fileURLToPath(new URL(".", import.meta.url));
const lockFile = fileURLToPath(new URL("../../package-lock.json", import.meta.url));

/** Whether the reference is newer than the contract, the pipeline and the packages that it is made from. */
export async function docsAreFresh({ generated }: BuildPaths): Promise<boolean> {
  const scripts = await readdir(pipeline, { recursive: true });
  const inputs = [join(generated, "openapi.json"), lockFile, ...scripts.map((name) => join(pipeline, name))];
  const [page = 0, ...times] = await Promise.all([join(generated, "docs/index.html"), ...inputs].map(changedAt));
  return times.every((time) => time < page);
}

/** When a file was written, in milliseconds; 0 if there is none. */
async function changedAt(file: string): Promise<number> {
  const status = await stat(file).catch(() => undefined);
  return status?.mtimeMs ?? 0;
}
