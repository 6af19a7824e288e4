// "Events", "Errors", "Limits" and "Versioning" of the source.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const closingStatements: readonly Statement[] = [
  ...stated("Events", [
    {
      says: "Events, webhooks and notification payloads: not shown.",
      words: ["webhooks and notification payloads", "not shown"],
    },
    {
      says: "Only alert-related constants are given in the Resources section.",
      words: ["alert-related constants"],
    },
  ]),
  ...stated("Errors", [
    {
      says: "200 | success",
      words: ["200", "success"],
    },
    {
      says: "201 | created",
      words: ["201", "created"],
    },
    {
      says: "400 | bad request",
      words: ["400", "bad request"],
    },
    {
      says: "401 | unauthorized",
      words: ["401", "unauthorized"],
    },
    {
      says: "403 | forbidden URL",
      words: ["403", "forbidden url"],
    },
    {
      says: "404 | URL not found",
      words: ["404", "url not found"],
    },
    {
      says: "405 | method not allowed for the invoked API",
      words: ["405", "method not allowed for the invoked api"],
    },
    {
      says: "500 | internal server error",
      words: ["500", "internal server error"],
    },
    {
      says: "2xx means success, 4xx means the supplied information is wrong, …",
      words: ["2xx means success", "the supplied information is wrong"],
    },
    {
      says: "… 5xx means a server-side error.",
      words: ["5xx means a server-side error"],
    },
    {
      says: "An error body is JSON with `code` (integer, service error code) and `message` …",
      words: ["error body", "service error code"],
    },
    {
      says: "Example: status 404 with code 1002 and message Monitor does not exist.",
      words: ["404", "1002", "monitor does not exist"],
    },
    {
      says: "An unauthorized MSP or business-units-portal operation returns the message given in …",
      words: ["unauthorized msp or"],
    },
    {
      says: "Catalogue of service error codes: not shown beyond 1002.",
      words: ["catalogue of service error codes", "not shown beyond 1002"],
    },
    {
      says: "Error responses of the OAuth operations: not shown.",
      words: ["error responses of the oauth operations", "not shown"],
    },
  ]),
  ...stated("Limits", [
    {
      says: "Grant token validity | 3 to 10 minutes",
      words: ["grant token validity", "3 to 10 minutes"],
    },
    {
      says: "Access token lifetime | expires_in seconds in the response; 3600 usually",
      words: ["access token lifetime", "3600 usually"],
    },
    {
      says: "Refresh tokens per user | 20; when exceeded the oldest is deleted …",
      words: ["refresh tokens per user", "20; when exceeded the oldest is deleted"],
    },
    {
      says: "… the oldest is deleted automatically, even if in use",
      words: ["automatically, even if in use"],
    },
    {
      says: "Refresh tokens generated per client ID | 20 per 10 minutes",
      words: ["refresh tokens generated per client id", "20 per 10 minutes"],
    },
    {
      says: "… access tokens per refresh token | 10; the 11th created deletes the first",
      words: ["active (non-expired) access tokens per", "10; the 11th created deletes the first"],
    },
    {
      says: "Access tokens generated from a refresh token | 10 per 10 minutes",
      words: ["generated from a refresh token", "10 per 10 minutes"],
    },
    {
      says: "A new refresh token is generated each time a re-consent page is accepted.",
      words: ["each time a re-consent page is accepted"],
    },
    {
      says: "Rate limits on ordinary API calls and size limits of payloads: not shown.",
      words: ["rate limits on ordinary api calls", "size limits of payloads", "not shown"],
    },
  ]),
  ...stated("Versioning", [
    {
      says: "… request header `Accept: application/json; version=<version>`.",
      words: ["application/json; version="],
    },
    {
      says: "Unless an operation says otherwise the version is 2.0, which is also the default.",
      words: ["unless an operation says otherwise", "2.0"],
    },
    {
      says: "The current version of each API is recommended; …",
      words: ["the current version of each api"],
    },
    {
      says: "documented attributes describe the current version.",
      words: ["documented attributes describe"],
    },
    {
      says: "Old-version attributes are kept in separate tables per API.",
      words: ["old-version attributes", "separate tables per api"],
    },
    {
      says: "Compatible changes (adding response attributes) are made without a new version.",
      words: ["adding response attributes", "without a new version"],
    },
    {
      says: "Clients must tolerate new attributes.",
      words: ["must tolerate new attributes"],
    },
    {
      says: "Breaking changes (removing an attribute or changing its type) create a new version, …",
      words: ["removing an attribute or changing", "create a new version"],
    },
    {
      says: "and the old version keeps the old format.",
      words: ["old version keeps the old format"],
    },
    {
      says: "Unversioned changes are announced in advance through the community forum.",
      words: ["unversioned changes", "announced in advance", "community forum"],
    },
  ]),
];
