import type { Mock } from "../../src/mock/index.ts";
import { addressVariables, credentialVariables, variablesOf } from "../../src/shared/variables.ts";

/** The client's environment variables for a mock, which the examples read. */
export function environmentOf({ baseUrl, authUrl, credentials }: Mock): Record<string, string> {
  return { ...variablesOf(addressVariables, { baseUrl, authUrl }), ...variablesOf(credentialVariables, credentials) };
}
