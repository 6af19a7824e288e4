import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Installs the packages of a folder's package.json, which pins them: they depend on nothing that is not exact. */
export async function installIn(folder: string): Promise<void> {
  const options = ["--no-package-lock", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...options]);
}
