import { createMonitorGroup } from "../../generated/validation/operations/createMonitorGroup.ts";
import type { Validate } from "./messages.ts";

/** The same work as Ajv's: the bodies alone, without path, headers, rules and timestamps. */
export async function prepare(): Promise<Validate> {
  const ofRequest = createMonitorGroup.requestBody?.schema;
  const ofResponse = createMonitorGroup.responses[201]?.schema;
  return (request, response) =>
    ofRequest?.is(JSON.parse(request.body)) === true && ofResponse?.is(JSON.parse(response.body)) === true;
}
