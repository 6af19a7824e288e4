import { documentedOperations as operations } from "../../support/documented.ts";
import { anyToken, type Case, type Expected, tokenFor } from "../case.ts";
import { notAuthorized } from "./authorization.ts";
import { successOf } from "./documented-responses.ts";
import { validRequest } from "./valid-request.ts";

const noAccounts = "it has no accounts and no scopes";

// Those of the examples.
const customer = "15401829";
const businessUnit = "25401829";

const monitors = { method: "GET", path: "/monitors" };
const actsOn = (zaaid: string | null) => ({ status: 200, mock: { headers: { "X-Mock-Zaaid": zaaid } } });

/** Acting on a customer account or a business unit account. */
export const accountCases: Case[] = [
  ...operations
    .filter(({ isOAuth }) => !isOAuth)
    .map(
      (target): Case => ({
        name: `${target.name} ${target.takesAccount ? "acts on" : "ignores"} the account of the cookie`,
        operation: target.name,
        request: { ...validRequest(target), zaaid: customer },
        expected: { ...actsOn(target.takesAccount ? customer : null), status: successOf(target).status },
      }),
    ),
  listed("a customer's account needs an MSP scope", customer, notAuthorized, "Svc.Admin.All", "Svc.Bu.All"),
  listed("a customer's account needs only these scopes", customer, actsOn(customer), "Svc.Admin.Read", "Svc.Msp.Read"),
  listed("a unit's account needs a scope of units", businessUnit, notAuthorized, "Svc.Admin.All", "Svc.Msp.All"),
  listed(
    "a unit's account needs only these scopes",
    businessUnit,
    actsOn(businessUnit),
    "Svc.Admin.Read",
    "Svc.Bu.Read",
  ),
  listed("an unknown account is refused with the specification's message", "1", notAuthorized),
  withCookie("the cookie zaaid is found among other cookies", `a=1; zaaid=${customer}; zaaids=2`, customer),
  withCookie("a cookie whose name only ends with zaaid does not select an account", `my_zaaid=${customer}`, null),
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
