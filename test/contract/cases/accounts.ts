import { documentedOperations as operations } from "../../support/documented.ts";
import { anyToken, type Case, type Expected, tokenFor } from "../case.ts";
import { notAuthorized } from "./authorization.ts";
import { successOf } from "./documented-responses.ts";
import { takesAccount, validRequest } from "./valid-request.ts";

const noAccounts = "differs: it has no accounts and no scopes";

/** The first zaaid in the example of a list. */
function zaaidIn(list: string): string {
  const target = operations.find(({ name }) => name === list);
  const { body } = target ? successOf(target) : {};
  const zaaid = (body as { data: Array<{ zaaid: string }> } | undefined)?.data[0]?.zaaid;
  if (zaaid === undefined) throw new Error(`The example of ${list} has no zaaid.`);
  return zaaid;
}
const customer = zaaidIn("listMspCustomers");
const businessUnit = zaaidIn("listBusinessUnits");

const monitors = { method: "GET", path: "/monitors" };
const group = { display_name: "Web", description: "" };
const actsOn = (zaaid: string | null) => ({ status: 200, mock: { headers: { "X-Mock-Zaaid": zaaid } } });

/** Acting on a customer account or a business unit account. */
export const accountCases: Case[] = [
  ...operations.filter(takesAccount).map(
    (target): Case => ({
      name: `${target.name} acts on the account of the cookie`,
      operation: target.name,
      request: { ...validRequest(target), zaaid: customer },
      expected: { ...actsOn(customer), status: successOf(target).status },
    }),
  ),
  listed("a customer's account needs an MSP scope", customer, notAuthorized, "Svc.Admin.All", "Svc.Bu.All"),
  listed(
    "a customer's account needs only an MSP scope and the operation's own",
    customer,
    actsOn(customer),
    ...["Svc.Admin.Read", "Svc.Msp.Read"],
  ),
  listed(
    "a business unit's account needs a business unit scope",
    businessUnit,
    notAuthorized,
    ...["Svc.Admin.All", "Svc.Msp.All"],
  ),
  listed(
    "a business unit's account needs only a business unit scope and the operation's own",
    businessUnit,
    actsOn(businessUnit),
    ...["Svc.Admin.Read", "Svc.Bu.Read"],
  ),
  listed("an unknown account is refused with the specification's message", "1", notAuthorized),
  {
    name: "a write on an unknown account is refused with the specification's message",
    operation: "createMonitorGroup",
    request: { method: "POST", path: "/monitor_groups", zaaid: "1", token: anyToken, json: group },
    expected: notAuthorized,
    stockPrism: noAccounts,
  },
  withCookie("the cookie zaaid is found among other cookies", `a=1; zaaid=${customer}; zaaids=2`, customer),
  withCookie("a cookie whose name only ends with zaaid does not select an account", `my_zaaid=${customer}`, null),
  ...operations
    .filter(({ name }) => name === "listMspCustomers" || name === "listBusinessUnits")
    .map(
      (target): Case => ({
        name: `${target.name} ignores the account`,
        operation: target.name,
        request: { ...validRequest(target), zaaid: customer },
        expected: actsOn(null),
      }),
    ),
];

/** A request for the monitors of an account, with a token for some scopes, or for all. */
function listed(name: string, zaaid: string, expected: Expected, ...scopes: string[]): Case {
  const token = scopes.length > 0 ? tokenFor(...scopes) : anyToken;
  const stockPrism = expected === notAuthorized ? noAccounts : undefined;
  return { name, operation: "listMonitors", request: { ...monitors, zaaid, token }, expected, stockPrism };
}

function withCookie(name: string, Cookie: string, zaaid: string | null): Case {
  const request = { ...monitors, token: anyToken, headers: { Cookie } };
  return { name, operation: "listMonitors", request, expected: actsOn(zaaid) };
}
