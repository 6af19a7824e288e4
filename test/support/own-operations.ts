import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { WhenOver } from "./command.ts";
import { ContractCopy } from "./contract-copy.ts";

const fixture = "test/pipeline/fixtures/own-operations";

/** A copy of the contract with own operations, which use each construct that a contract may use. */
export async function withOwnOperations(whenOver?: WhenOver): Promise<ContractCopy> {
  const contract = await ContractCopy.make("openapi", whenOver);
  await cp(fixture, join(contract.folder, "openapi"), { recursive: true });
  const paths = ["plans", "plans/{plan_id}", "plans_pdf", "plans_csv"].map(
    (path) => `  /${path}: { $ref: "paths/${path.replace("/", "_")}.yaml" }\n`,
  );
  await contract.edit(
    "openapi.yaml",
    "\npaths:\n",
    `  - { name: Own operations, description: Plans. }\n\npaths:\n${paths.join("")}`,
  );
  return contract;
}
