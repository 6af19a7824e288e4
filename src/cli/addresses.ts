import { dataCenterUrls, type ServiceUrls } from "../client/data-centers.ts";

/** Where the service is, as command lines say it. */
export interface AddressOptions {
  dataCenter?: string;
  service?: string;
  authHost?: string;
  /** Instead of a data center and a service. */
  baseUrl?: string;
  authUrl?: string;
}

/** @throws TypeError if the service is not named, or a name is not valid */
export function addressesOf(options: AddressOptions): ServiceUrls {
  const { baseUrl, authUrl, dataCenter = "US", service, authHost } = options;
  if (baseUrl !== undefined) return { baseUrl, authUrl: authUrl ?? new URL(baseUrl).origin };
  if (service === undefined) {
    throw new TypeError("Name the service: --data-center EU --service acme, or its address: --base-url https://….");
  }
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return authUrl === undefined ? urls : { ...urls, authUrl };
}
