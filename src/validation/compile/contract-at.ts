import { readContract } from "../../contract/own-contract.ts";
import type { ContractValidators } from "../contract.ts";

/** The validators of a bundled contract, a JSON file, or those of this package. @throws TypeError that names the file */
export async function contractAt(path: string | undefined): Promise<ContractValidators> {
  if (path === undefined) {
    const { contract } = await import("../all-operations.ts");
    return contract;
  }
  const { compileContract } = await import("./compile.ts");
  return compileContract(await readContract(path));
}
