import { build } from "esbuild";
import { compare, run, type Table } from "./measure.ts";

/** The program as JavaScript, as a user has it: the loader of TypeScript would slow our code only. */
const program = "bench/node_modules/validators-program.mjs";

/** The validators beside Ajv, which gets the same bodies, and beside openapi-response-validator, with the whole exchange. */
export async function validators(): Promise<Table> {
  const timeOf = (side: string) => async () => Number(await run(process.execPath, [program, side]));
  await run("npm", ["install", "--prefix", "bench", "--no-package-lock", "--no-audit", "--no-fund"]);
  const entryPoints = ["bench/validators-program.ts"];
  await build({ entryPoints, outfile: program, bundle: true, packages: "external", platform: "node", format: "esm" });
  return [
    await compare("the bodies of a POST and its response", "µs", 7, timeOf("bodies"), "Ajv", timeOf("ajv")),
    await compare(
      "a POST and its response",
      "µs",
      7,
      timeOf("exchange"),
      "openapi-{request,response}-validator, which check less",
      timeOf("openapiValidators"),
    ),
  ];
}
