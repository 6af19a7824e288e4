import { dataCenterUrls, type ServiceUrls } from "../client/data-centers.ts";
import type { ClientOptions } from "../client/options.ts";
import { settingsOf } from "../client/settings.ts";
import { accountOf } from "./account.ts";
import { NoAccount } from "./exit.ts";

/** Where the service is; that of the profile if left out. */
export interface AddressOptions {
  profile?: string;
  dataCenter?: string;
  service?: string;
  authHost?: string;
  /** Instead of a data center and a service. */
  baseUrl?: string;
  authUrl?: string;
}

/**
 * The addresses of the options, or else of the account.
 * @throws TypeError if a name is not valid; NoAccount without an account
 */
export function addressesOf({ profile, ...options }: AddressOptions): ServiceUrls {
  const { baseUrl, authUrl, dataCenter = "US", service, authHost } = options;
  if (baseUrl !== undefined) return { baseUrl, authUrl: authUrl ?? new URL(baseUrl).origin };
  if (service === undefined) return settingsOf(addressed(profile));
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return authUrl === undefined ? urls : { ...urls, authUrl };
}

/** The account, of which no token is needed. */
function addressed(profile: string | undefined): ClientOptions {
  try {
    return { ...accountOf({ ...(profile !== undefined && { profile }) }).options, accessToken: "-" };
  } catch (error) {
    if (!(error instanceof NoAccount)) throw error;
    throw new NoAccount(
      `Name the service: --data-center EU --service acme, or its address: --base-url https://… ${error.message}`,
    );
  }
}
