/** What `login` asks for: the service, the client and the grant code. */
import { createInterface } from "node:readline";
import { dataCenters } from "../../../generated/data-centers.ts";
import type { ClientOptions } from "../../client/index.ts";
import { readContract } from "../../contract/packaged-contract.ts";
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

/** How a person gets a grant code. */
export async function howToGetCode(): Promise<string> {
  const { components } = await readContract();
  const scopes = Object.keys(components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
  return `
In the developer console of your data center:
  1. Register a Self Client, unless you have one. It shows the client ID and the client secret.
  2. In its tab Generate Code, enter the scopes below, a description, and a validity of 10 minutes.

${scopes.filter((scope) => scope.endsWith(".Read")).join(",")}

These scopes read only. To create, change or delete, add others, such as Svc.Admin.Create, Svc.Admin.Update or Svc.Admin.Delete.
`;
}

type Ask = (session: Session, message: string) => Promise<string>;

/** Reads each value from its variable, from a person, or from the next line of standard input. */
export function inputOf(session: Session) {
  let lines: AsyncIterator<string> | undefined;
  return async (variable: string, label: string, ask: Ask): Promise<string> => {
    const known = session.env[variable]?.trim();
    if (known) return known;
    if (session.isInteractive) return ask(session, label);
    lines ??= createInterface({ input: session.stdin })[Symbol.asyncIterator]();
    const { value } = await lines.next();
    if (value?.trim()) return value.trim();
    throw new TypeError(`${label} is missing: set ${variable}, or give it as a line of standard input.`);
  };
}
