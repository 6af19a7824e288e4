import { dataCenters } from "../../generated/data-centers.ts";
import { type Check, requireValid } from "./option-checks.ts";

/** The code of a data center, such as `EU`. */
export type DataCenterCode = keyof typeof dataCenters;

export interface ServiceUrls {
  /** {base_url}, without a trailing slash. */
  baseUrl: string;
  /** {auth_url}, without a trailing slash. */
  authUrl: string;
}

const codes = Object.keys(dataCenters);

export const dataCenterCode: Check = {
  must: `one of ${codes.join(", ")}`,
  test: (value) => typeof value === "string" && codes.includes(value.toUpperCase()),
};

/** Whether it ends like a data center's host, as in `.com`. */
const hasEnding = (host: string) =>
  Object.values(dataCenters)
    .flatMap(({ base, auth }) => [base, auth])
    .some((address) => host.endsWith(address.replace(/.*}|\/api$/g, "")));

/** A part of a host name. With the rest of the host, it would be there twice. */
export const hostPart: Check = {
  must: 'the part of a host name that data centers share, such as "acme" of www.acme.com',
  test: (value) =>
    typeof value === "string" && /^(?!www\.)[a-z\d]+((-+|\.)[a-z\d]+)*$/i.test(value) && !hasEnding(value),
};

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === "https:" || (protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));

export const serviceUrl: Check = {
  must: "an https URL, or an http URL of this machine, without query, fragment and user name",
  test(value) {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return isSafe(url) && !url.search && !url.hash && !url.username && !url.password;
  },
  // It may contain a password.
  isHidden: true,
};

/**
 * The addresses of a data center (specification, What the service does). The specification does not give the service's
 * name in the hosts.
 * @param code in any case
 * @param service the service's name in the base host, `www.<service>.com`
 * @param authHost the auth host without its top-level domain; the service's name if omitted
 * @throws TypeError if the data center is unknown, or if a name is not valid in a host name
 */
export function dataCenterUrls(code: string, service = "", authHost = service): ServiceUrls {
  requireValid("`dataCenter`", dataCenterCode, code);
  requireValid("`service`", hostPart, service);
  requireValid("`authHost`", hostPart, authHost);
  const { base, auth } = dataCenters[code.toUpperCase() as DataCenterCode];
  return { baseUrl: base.replace("{service}", service), authUrl: auth.replace("{auth_host}", authHost) };
}

/** Removes trailing slashes. @throws TypeError if it is not a valid URL, or is http to another machine */
export function checkedUrl(name: string, text: string): string {
  requireValid(`\`${name}\``, serviceUrl, text);
  return new URL(text).href.replace(/\/+$/, "");
}
