import { dataCenters } from "../../../generated/data-centers.ts";
import type { ClientOptions } from "../../client/index.ts";
import { addressVariables, optionsIn } from "../../shared/variables.ts";
import { askChoice, askText } from "../prompts.ts";
import type { Session } from "../session.ts";

/** Where the service of an account is: a data center and a service, or two addresses. */
export type LoginAddress = Pick<ClientOptions, keyof typeof addressVariables>;

/** The address of the options, else of the variables; what is missing is asked for. */
export async function askedAddress(options: LoginAddress, session: Session): Promise<LoginAddress> {
  const given =
    Object.keys(options).length > 0
      ? options
      : (optionsIn(addressVariables, (variable) => session.env[variable]) as LoginAddress);
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
  const dataCenter = (given.dataCenter ??
    (await askChoice(session, "Data center", codes))) as LoginAddress["dataCenter"];
  const service = given.service ?? (await askText(session, "The service's name in its address, {service}"));
  return { dataCenter, service, authHost };
}
