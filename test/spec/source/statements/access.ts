// "Authentication" of the source: user roles, API inspector and the provider's settings.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const accessStatements: readonly Statement[] = [
  ...stated("User roles (valid for all calls)", [
    {
      says: "User roles (valid for all calls)",
      words: ["valid for all calls"],
    },
    {
      says: "Super Admin | full control of the account",
      words: ["full control of the account"],
    },
    {
      says: "Administrator | write access to most modules except billing and user access",
      words: ["write access to most modules", "except billing and user access"],
    },
    {
      says: "Operator | read-only on most modules; write access to schedule maintenance",
      words: ["read-only on most modules", "write access to schedule maintenance"],
    },
    {
      says: "Read Only | read-only",
      words: ["read only", "read-only"],
    },
    {
      says: "Billing Contact | billing modules only (upgrade, renewals)",
      words: ["billing modules only", "upgrade, renewals"],
    },
    {
      says: "SpokesPerson | read on all modules; may post public comments through dashboards",
      words: ["read on all modules", "public comments through dashboards"],
    },
    {
      says: "Hosting Provider | may configure schedule maintenance",
      words: ["may configure schedule maintenance"],
    },
    {
      says: "No Access | no access to the web client or API",
      words: ["no access to the web client or api"],
    },
  ]),
  ...stated("API inspector", [
    {
      says: "A logged-in user chooses a request type, a request URI and a version (default 2.0) …",
      words: ["a request type, a request uri", "version (default 2.0)"],
    },
    {
      says: "… and sees the response without generating a token.",
      words: ["sees the response", "without generating a token"],
    },
    {
      says: "Only Super Admins and Admins may issue POST and PUT.",
      words: ["only super admins and admins", "may issue post and put"],
    },
    {
      says: "The visible request types and APIs depend on the user's role.",
      words: ["visible request types and apis depend on"],
    },
    {
      says: "A DELETE through the inspector deletes the entity irretrievably.",
      words: ["deletes the entity irretrievably"],
    },
  ]),
  ...stated("Infrastructure-as-code provider settings", [
    {
      says: "data_center | one of US, EU, IN, AU, CN",
      words: ["data_center", "us, eu, in, au, cn"],
    },
    {
      says: "oauth2_client_id | read from environment variable SVC_OAUTH2_CLIENT_ID when empty",
      words: ["oauth2_client_id", "svc_oauth2_client_id", "when empty"],
    },
    {
      says: "oauth2_client_secret | read from SVC_OAUTH2_CLIENT_SECRET when empty",
      words: ["oauth2_client_secret", "svc_oauth2_client_secret"],
    },
    {
      says: "oauth2_refresh_token | read from SVC_OAUTH2_REFRESH_TOKEN when empty",
      words: ["oauth2_refresh_token", "svc_oauth2_refresh_token"],
    },
    {
      says: "retry_min_wait | minimum seconds before retrying a failed API request",
      words: ["retry_min_wait", "minimum seconds before retrying"],
    },
    {
      says: "retry_max_wait | maximum seconds before retrying",
      words: ["retry_max_wait", "maximum seconds before retrying"],
    },
    {
      says: "max_retries | maximum retries before aborting",
      words: ["max_retries", "maximum retries before aborting"],
    },
    {
      says: "… the grant is requested with the scopes account, admin, reports, operations, …",
      words: ["grant is requested with the scopes", "account, admin, reports, operations"],
    },
    {
      says: "… msp and bu, each with type All.",
      words: ["msp and bu", "each with type all"],
    },
    {
      says: "When creating a monitor, location_profile_id or location_profile_name may be given; …",
      words: ["location_profile_id", "location_profile_name"],
    },
    {
      says: "if neither is given the first profile returned by the location profile list is used.",
      words: ["if neither is given", "first profile returned by the"],
    },
  ]),
];
