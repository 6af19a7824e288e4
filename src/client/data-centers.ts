import { dataCenters } from "../../generated/data-centers.ts";

/** The code of a data center, such as `EU`. */
export type DataCenterCode = keyof typeof dataCenters;

/** The addresses of the service and of its auth server. */
export interface ServiceUrls {
  /** {base_url}, without a trailing slash. */
  baseUrl: string;
  /** {auth_url}, without a trailing slash. */
  authUrl: string;
}

const hostName = /^[a-z\d]+((-+|\.)[a-z\d]+)*$/i;

/**
 * The addresses of a data center (specification, What the service does). The specification does not give the service's
 * name in the hosts.
 * @param service the service's name in the base host, `www.<service>.com`
 * @param authHost the auth host without its top-level domain; the service's name if omitted
 * @throws TypeError if the data center is unknown, or if a name is not valid in a host name
 */
export function dataCenterUrls(code: string, service = "", authHost = service): ServiceUrls {
  if (!Object.hasOwn(dataCenters, code)) {
    const codes = Object.keys(dataCenters).join(", ");
    throw new TypeError(`The data center must be one of ${codes}; got ${JSON.stringify(code)}.`);
  }
  for (const [option, name] of Object.entries({ service, authHost })) {
    if (hostName.test(name)) continue;
    throw new TypeError(
      `\`${option}\` must be part of a host name, such as "acme" of www.acme.com; got ${JSON.stringify(name)}.`,
    );
  }
  const { base, auth } = dataCenters[code as DataCenterCode];
  return { baseUrl: base.replace("{service}", service), authUrl: auth.replace("{auth_host}", authHost) };
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
}

/**
 * Checks an address that the caller chose, and removes trailing slashes.
 * @throws TypeError if it is not a valid URL, or is http to another machine
 */
export function checkedUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && !url.search && !url.hash && !url.username && !url.password) {
    return url.href.replace(/\/+$/, "");
  }
  // The address may contain a password, so the message does not show it.
  throw new TypeError(
    `\`${name}\` must be an https URL, or an http URL of this machine, without query, fragment and user name.`,
  );
}
