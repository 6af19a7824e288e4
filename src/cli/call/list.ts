import { operationsOf } from "../../contract/operations.ts";
import { readContract } from "../../contract/packaged-contract.ts";
import type { Session } from "../session.ts";
import { jsonOf } from "./content.ts";

/** Prints the operations that can be called: all but those of the auth server. */
export async function listOperations(session: Session): Promise<void> {
  const operations = operationsOf(await readContract()).filter(({ isOAuth }) => !isOAuth);
  session.print(jsonOf(operations.map(({ id, method, path, summary }) => ({ id, method, path, summary }))));
}
