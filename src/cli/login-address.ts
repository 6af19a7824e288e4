import { dataCenters } from "../../generated/data-centers.ts";
import type { ClientOptions } from "../client/index.ts";
import { askChoice, askText } from "./prompts.ts";
import type { Environment, Session } from "./session.ts";

/** Where the service of an account is: a data center and a service, or two addresses. */
export type Address = Pick<ClientOptions, "dataCenter" | "service" | "authHost" | "baseUrl" | "authUrl">;

/** The variables of an address. */
export function variablesOf({ dataCenter, service, authHost, baseUrl, authUrl }: Address): Environment {
  const all = {
    SVC_DATA_CENTER: dataCenter,
    SVC_SERVICE: service,
    SVC_AUTH_HOST: authHost,
    SVC_BASE_URL: baseUrl,
    SVC_AUTH_URL: authUrl,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The address in variables, as options. */
function addressIn(variables: Environment): Address {
  return {
    dataCenter: variables.SVC_DATA_CENTER as Address["dataCenter"],
    service: variables.SVC_SERVICE,
    authHost: variables.SVC_AUTH_HOST,
    baseUrl: variables.SVC_BASE_URL,
    authUrl: variables.SVC_AUTH_URL,
  };
}

/** The address of the options, else of the variables; what is missing is asked for. */
export async function addressOf(options: Address, session: Session): Promise<Address> {
  const given = Object.keys(options).length > 0 ? options : addressIn(session.env);
  const { baseUrl, authUrl, authHost } = given;
  if (baseUrl !== undefined && authUrl === undefined)
    throw new TypeError("--base-url needs --auth-url, too: the client secret is sent there.");
  if (baseUrl === undefined && authUrl !== undefined) throw new TypeError("--auth-url needs --base-url, too.");
  if (baseUrl !== undefined) return { baseUrl, authUrl };
  if (!session.isInteractive && (given.dataCenter === undefined || given.service === undefined)) {
    throw new TypeError(
      "Name the service: --data-center EU --service acme, or its addresses: --base-url and --auth-url.",
    );
  }
  const codes = Object.entries(dataCenters).map(([value, { base }]) => ({ value, label: `${value}  ${base}` }));
  const dataCenter = (given.dataCenter ?? (await askChoice(session, "Data center", codes))) as Address["dataCenter"];
  const service = given.service ?? (await askText(session, "The service's name in its address, {service}"));
  return { dataCenter, service, authHost };
}
