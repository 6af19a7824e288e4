import { dataCenterUrls, type ServiceUrls } from "../client/data-centers.ts";
import type { Profile } from "../client/profile.ts";
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
 * The addresses of the options, or else those of the account, and the extended contract of its profile.
 * @throws TypeError if a name is not valid; NoAccount without an account
 */
export function addressesOf({ profile, ...options }: AddressOptions): ServiceUrls & Pick<Profile, "contract"> {
  const { baseUrl, authUrl, dataCenter = "US", service, authHost } = options;
  if (baseUrl !== undefined) return { baseUrl, authUrl: authUrl ?? new URL(baseUrl).origin };
  if (service === undefined) return addressesOfAccount(profile);
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return authUrl === undefined ? urls : { ...urls, authUrl };
}

function addressesOfAccount(name: string | undefined): ReturnType<typeof addressesOf> {
  try {
    const { options, profile } = accountOf({ ...(name !== undefined && { profile: name }) });
    // No token is needed.
    const { baseUrl, authUrl } = settingsOf({ ...options, accessToken: "-" });
    return { baseUrl, authUrl, ...(profile.contract && { contract: profile.contract }) };
  } catch (error) {
    if (!(error instanceof NoAccount)) throw error;
    throw new NoAccount(
      `Name the service: --data-center EU --service acme, or its address: --base-url https://… ${error.message}`,
    );
  }
}
