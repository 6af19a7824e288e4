import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { it } from "vitest";

it("the programs of this folder compile, which `npm run check` leaves out", { timeout: 300_000 }, async () => {
  const here = fileURLToPath(new URL(".", import.meta.url));
  await promisify(execFile)(process.execPath, ["node_modules/typescript7/bin/tsc", "--project", here]).catch(
    (error) => {
      throw new Error(error.stdout || error.message);
    },
  );
});
