import { settingsOf } from "../client/settings.ts";
import type { Mock } from "../mock/index.ts";
import { stateDirectory } from "../tokens/file.ts";
import type { Account } from "./account.ts";

/** Which account the inspector calls, to print when it is ready. The credentials of the mock are left out. */
export function liveGreetingOf({ authUrl }: Mock, { name, options }: Account): string {
  const { baseUrl, dataCenter } = settingsOf(options);
  return `The inspector calls the real service. Ctrl+C stops it.
The inspector  ${authUrl}/inspector
The reference  ${authUrl}/
The service    ${baseUrl}${dataCenter ? `   (data center ${dataCenter})` : ""}
The account    ${name === undefined ? "of the SVC_ variables" : `of the profile ${name}`}
Its tokens     ${stateDirectory()}
`;
}
