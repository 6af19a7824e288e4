import type { Case } from "../case.ts";
import { accountCases } from "./accounts.ts";
import { authorizationCases } from "./authorization.ts";
import { bodyCases } from "./bodies.ts";
import { brokenBodies } from "./broken-bodies.ts";
import { brokenForms } from "./broken-forms.ts";
import { brokenParameters } from "./broken-parameters.ts";
import { documentedAnswers } from "./documented-answers.ts";
import { methodCases } from "./methods.ts";
import { oauthCases } from "./oauth.ts";
import { requestCases } from "./requests.ts";

/** The one table: every request, and what must be answered. */
export const cases: readonly Case[] = [
  // Made from the contract.
  ...documentedAnswers,
  ...methodCases,
  ...brokenParameters,
  ...brokenBodies,
  ...brokenForms,
  // Written by hand, or one for each operation.
  ...authorizationCases,
  ...accountCases,
  ...bodyCases,
  ...requestCases,
  ...oauthCases,
];
