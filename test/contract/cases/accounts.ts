import { operations } from "../../support/bundle.ts";
import { anyToken, type Case, tokenFor } from "../case.ts";
import { successOf } from "./documented-responses.ts";
import { takesAccount, validRequest } from "./valid-request.ts";

const notAuthorized = {
  status: 401,
  body: { code: 401, message: "You are not authorized to perform this operation" },
};
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
const actsOn = (zaaid: string | null) => ({ status: 200, mock: { headers: { "X-Mock-Zaaid": zaaid } } });

/** Acting on a customer account or a business unit account. */
export const accountCases: Case[] = [
  ...operations.filter(takesAccount).map(
    (target): Case => ({
      name: `${target.name} acts on the account of the cookie`,
      operation: target.name,
      request: { ...validRequest(target), zaaid: customer },
      expected: { ...actsOn(customer), status: successOf(target).status },
      stockPrism: "agrees",
    }),
  ),
  {
    name: "a customer's account needs an MSP scope",
    operation: "listMonitors",
    request: { ...monitors, zaaid: customer, token: tokenFor("Svc.Admin.All", "Svc.Bu.All") },
    expected: notAuthorized,
    stockPrism: noAccounts,
  },
  {
    name: "a customer's account needs only an MSP scope and the operation's own",
    operation: "listMonitors",
    request: { ...monitors, zaaid: customer, token: tokenFor("Svc.Admin.Read", "Svc.Msp.Read") },
    expected: actsOn(customer),
    stockPrism: "agrees",
  },
  {
    name: "a business unit's account needs a business unit scope",
    operation: "listMonitors",
    request: { ...monitors, zaaid: businessUnit, token: tokenFor("Svc.Admin.All", "Svc.Msp.All") },
    expected: notAuthorized,
    stockPrism: noAccounts,
  },
  {
    name: "a business unit's account needs only a business unit scope and the operation's own",
    operation: "listMonitors",
    request: { ...monitors, zaaid: businessUnit, token: tokenFor("Svc.Admin.Read", "Svc.Bu.Read") },
    expected: actsOn(businessUnit),
    stockPrism: "agrees",
  },
  {
    name: "an unknown account is refused with the specification's message",
    operation: "listMonitors",
    request: { ...monitors, zaaid: "1", token: anyToken },
    expected: notAuthorized,
    stockPrism: noAccounts,
  },
  {
    name: "a write on an unknown account is refused with the specification's message",
    operation: "createMonitorGroup",
    request: {
      method: "POST",
      path: "/monitor_groups",
      zaaid: "1",
      token: anyToken,
      json: { display_name: "Web", description: "" },
    },
    expected: notAuthorized,
    stockPrism: noAccounts,
  },
  {
    name: "the cookie zaaid is found among other cookies",
    operation: "listMonitors",
    request: { ...monitors, token: anyToken, headers: { Cookie: `a=1; zaaid=${customer}; zaaids=2` } },
    expected: actsOn(customer),
    stockPrism: "agrees",
  },
  {
    name: "a cookie whose name only ends with zaaid does not select an account",
    operation: "listMonitors",
    request: { ...monitors, token: anyToken, headers: { Cookie: `my_zaaid=${customer}` } },
    expected: actsOn(null),
    stockPrism: "agrees",
  },
  ...["listMspCustomers", "listBusinessUnits"].flatMap((name) =>
    operations
      .filter((target) => target.name === name)
      .map(
        (target): Case => ({
          name: `${name} ignores the account`,
          operation: name,
          request: { ...validRequest(target), zaaid: customer },
          expected: actsOn(null),
          stockPrism: "agrees",
        }),
      ),
  ),
];
