import { dataCenters } from "../../generated/data-centers.ts";

export type DataCenterCode = keyof typeof dataCenters;

export interface ServiceUrls {
  /** {base_url}, without a slash at the end. */
  baseUrl: string;
  /** {auth_url}, without a slash at the end. */
  authUrl: string;
}

const label = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/**
 * The addresses of a data center. The source gives how the hosts end, not the service's name in them.
 * @param service the service's name in the base host, `www.<service>.com`
 * @param authHost the auth host up to its ending; the service's name if left out
 * @throws TypeError that names the codes, if there is no such data center
 */
export function dataCenterUrls(code: string, service: string, authHost = service): ServiceUrls {
  if (!Object.hasOwn(dataCenters, code)) {
    const codes = Object.keys(dataCenters).join(", ");
    throw new TypeError(`There is no data center ${JSON.stringify(code)}. The codes are ${codes}.`);
  }
  for (const name of [service, authHost]) {
    if (!label.test(name)) throw new TypeError(`${JSON.stringify(name)} cannot stand in a host name.`);
  }
  const { base, auth } = dataCenters[code as DataCenterCode];
  return { baseUrl: base.replace("{service}", service), authUrl: auth.replace("{auth_host}", authHost) };
}

/**
 * Checks an address that the caller chose, and drops the slash at its end.
 * @throws TypeError if it is no URL, or plain http to another machine
 */
export function checkedUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback)) return text.replace(/\/+$/, "");
  throw new TypeError(`${name} must be an https URL, or http to this machine: ${JSON.stringify(text)}.`);
}
