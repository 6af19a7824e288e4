import { dataCenters } from "../../generated/data-centers.ts";

export type DataCenterCode = keyof typeof dataCenters;

export interface ServiceUrls {
  /** {base_url}, without a slash at the end. */
  baseUrl: string;
  /** {auth_url}, without a slash at the end. */
  authUrl: string;
}

const hostName = /^[a-z\d]+((-+|\.)[a-z\d]+)*$/i;

/**
 * The addresses of a data center. The source gives how the hosts end, not the service's name in them.
 * @param service the service's name in the base host, `www.<service>.com`
 * @param authHost the auth host up to its ending; the service's name if left out
 * @throws TypeError if there is no such data center, with the codes that there are, or if a name cannot stand in a host
 */
export function dataCenterUrls(code: string, service = "", authHost = service): ServiceUrls {
  if (!Object.hasOwn(dataCenters, code)) {
    const codes = Object.keys(dataCenters).join(", ");
    throw new TypeError(`There is no data center ${JSON.stringify(code)}. The codes are ${codes}.`);
  }
  for (const name of [service, authHost]) {
    if (!hostName.test(name))
      throw new TypeError(`service and authHost must be parts of a host name, not ${JSON.stringify(name)}.`);
  }
  const { base, auth } = dataCenters[code as DataCenterCode];
  return { baseUrl: base.replace("{service}", service), authUrl: auth.replace("{auth_host}", authHost) };
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
}

/**
 * Checks an address that the caller chose, and drops the slash at its end.
 * @throws TypeError if it is no URL, or plain http to another machine
 */
export function checkedUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && !url.search && !url.hash && !url.username && !url.password) {
    return url.href.replace(/\/+$/, "");
  }
  throw new TypeError(`${name} must be an https URL, or http to this machine, without query, fragment and user name.`);
}
