import type { Case } from "../case.ts";
import { accountCases } from "./accounts.ts";
import { authorizationCases } from "./authorization.ts";
import { bodyCases } from "./bodies.ts";
import { documentedResponses } from "./documented-responses.ts";
import { methodCases } from "./methods.ts";
import { oauthCases } from "./oauth.ts";
import { requestCases } from "./requests.ts";

export const cases: readonly Case[] = [
  // Generated from the contract.
  ...documentedResponses,
  ...methodCases,
  // Written by hand, or one for each operation.
  ...authorizationCases,
  ...accountCases,
  ...bodyCases,
  ...requestCases,
  ...oauthCases,
];
