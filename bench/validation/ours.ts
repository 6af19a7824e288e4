import { createMonitorGroup } from "../../generated/validation/operations/createMonitorGroup.ts";
import { ContractValidators } from "../../src/validation/contract.ts";
import type { Validate } from "./messages.ts";

export async function prepare(): Promise<Validate> {
  const contract = new ContractValidators([createMonitorGroup]);
  return (request, response) => {
    const { violations } = contract.checkRequest(request);
    return violations.length === 0 && contract.checkResponse(createMonitorGroup, response).violations.length === 0;
  };
}
