// "Infrastructure-as-code provider settings" of the specification.

import { type Fact, stated } from "../helpers.ts";

/** A setting of the provider: values that it takes and does not take, and what it means. */
function setting(line: number, name: string, meaning: string, takes: unknown, not: unknown): Fact {
  return [
    line,
    `${name} | ${meaning}`,
    { schema: "ProviderSettings", accepts: [{ [name]: takes }], refuses: [{ [name]: not }] },
    { guide: "infrastructure-as-code", words: [`| ${name} | ${meaning} |`] },
  ];
}

/** A setting that an environment variable replaces. */
function secret(line: number, name: string, variable: string, meaning: string): Fact {
  const field = `schemas/ProviderSettings/properties/${name}`;
  return [
    ...setting(line, name, meaning, "", 1),
    { at: field, words: ["read from", variable, "when empty"] },
    { at: field, value: { "x-environment-variable": variable } },
  ];
}

export const providerStatements = stated("Infrastructure-as-code provider settings", [
  [
    316,
    "data_center | one of US, EU, IN, AU, CN",
    {
      schema: "ProviderSettings",
      accepts: ["US", "EU", "IN", "AU", "CN"].map((code) => ({ data_center: code })) as [object, ...object[]],
      refuses: [{ data_center: "JP" }, { data_center: "us" }, { data_center: 1 }],
    },
    { guide: "infrastructure-as-code" },
  ],
  secret(
    317,
    "oauth2_client_id",
    "SVC_OAUTH2_CLIENT_ID",
    "read from environment variable SVC_OAUTH2_CLIENT_ID when empty",
  ),
  secret(318, "oauth2_client_secret", "SVC_OAUTH2_CLIENT_SECRET", "read from SVC_OAUTH2_CLIENT_SECRET when empty"),
  secret(319, "oauth2_refresh_token", "SVC_OAUTH2_REFRESH_TOKEN", "read from SVC_OAUTH2_REFRESH_TOKEN when empty"),
  setting(320, "retry_min_wait", "minimum seconds before retrying a failed API request", 1, "1"),
  setting(321, "retry_max_wait", "maximum seconds before retrying", 30, "30"),
  setting(322, "max_retries", "maximum retries before aborting", 4, "4"),
  [324, "… of six scopes: account, admin, reports, operations, msp and bu.", { guide: "infrastructure-as-code" }],
  [324, "Request the provider's grant with type All of six scopes: …", { guide: "infrastructure-as-code" }],
  [
    324,
    "A new monitor may have a location_profile_id or a location_profile_name.",
    {
      guide: "infrastructure-as-code",
      words: ["A new monitor may have a location_profile_id or a location_profile_name."],
    },
  ],
  [324, "Without both, it gets the first profile of the location profile list.", { guide: "infrastructure-as-code" }],
]);
