/** The two addresses of a service: those of its data center, or chosen ones. */
import { dataCenters } from "../../generated/data-centers.ts";
import type { addressVariables } from "../shared/variables.ts";
import type { ClientOptions } from "./options.ts";

/** The options that name the service. */
export type Address = Pick<ClientOptions, keyof typeof addressVariables>;

/**
 * {base_url} and {auth_url} (specification, What the service does), without a trailing slash; empty if they are not given.
 * @throws TypeError that names the invalid option
 */
export function checkedAddress({ dataCenter, service, authHost = service, ...urls }: Address) {
  const baseUrl = checkedUrl("baseUrl", urls.baseUrl);
  const authUrl = checkedUrl("authUrl", urls.authUrl);
  if (dataCenter === undefined) return { baseUrl, authUrl };
  if (baseUrl)
    throw new TypeError(
      "`dataCenter` (SVC_DATA_CENTER) and `baseUrl` (SVC_BASE_URL) exclude each other. Give one of them.",
    );
  if (service === undefined)
    throw new TypeError("`dataCenter` needs `service`, too: give both, or set SVC_DATA_CENTER and SVC_SERVICE.");
  const hosts = Object.entries(dataCenters).find(([code]) => code === String(dataCenter).toUpperCase())?.[1];
  if (!hosts)
    throw new TypeError(
      `\`dataCenter\` must be one of ${Object.keys(dataCenters).join(", ")}; got ${JSON.stringify(dataCenter)}.`,
    );
  return {
    baseUrl: hosts.base.replace("{service}", checkedHost("service", service)),
    authUrl: authUrl || hosts.auth.replace("{auth_host}", checkedHost("authHost", authHost)),
  };
}

/** The endings of the data centers' hosts, such as `.com`. */
const endings = Object.values(dataCenters).flatMap(({ base, auth }) =>
  [base, auth].map((url) => url.replace(/.*}|\/api$/g, "")),
);

/**
 * @throws TypeError if the value is a whole host name: `www.` and the ending of the data center are added later, so they would
 * appear twice
 */
function checkedHost(name: string, value: unknown): string {
  const isName = typeof value === "string" && /^(?!www\.)[a-z\d]+((-+|\.)[a-z\d]+)*$/i.test(value);
  if (isName && !endings.some((ending) => value.endsWith(ending))) return value;
  throw new TypeError(
    `\`${name}\` must be the part of a host name that data centers share, such as "acme" of www.acme.com; got ${JSON.stringify(value)}.`,
  );
}

/** @throws TypeError that does not show the address, which may contain a password */
function checkedUrl(name: string, value: string | undefined): string {
  if (value === undefined) return "";
  if (URL.canParse(value)) {
    const { protocol, hostname, href, search, hash, username, password } = new URL(value);
    const isOwn = protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
    if ((isOwn || protocol === "https:") && !search && !hash && !username && !password) return href.replace(/\/+$/, "");
  }
  throw new TypeError(
    `\`${name}\` must be an https URL, or an http URL of this machine, without query, fragment and user name.`,
  );
}
