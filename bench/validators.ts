import { compare, run, type Table } from "./measure.ts";

/** The validators beside Ajv, which gets the same bodies, and beside openapi-response-validator, with the whole exchange. */
export async function validators(): Promise<Table> {
  const timeOf = (side: string) => async () =>
    Number(await run(process.execPath, ["--import", "tsx/esm", "bench/validators-program.ts", side]));
  await run("npm", ["install", "--prefix", "bench", "--no-package-lock", "--no-audit", "--no-fund"]);
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
