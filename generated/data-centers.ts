// Written by `npm run build` from openapi/. Do not edit.

/** The {base_url} and {auth_url} of each data center. The specification does not give the names in braces. */
export const dataCenters = {
  US: { base: "https://www.{service}.com/api", auth: "https://{auth_host}.com" },
  EU: { base: "https://www.{service}.eu/api", auth: "https://{auth_host}.eu" },
  CN: { base: "https://www.{service}.cn/api", auth: "https://{auth_host}.com.cn" },
  IN: { base: "https://www.{service}.in/api", auth: "https://{auth_host}.in" },
  AU: { base: "https://www.{service}.net.au/api", auth: "https://{auth_host}.com.au" },
  JP: { base: "https://app.{service}.jp/api", auth: "https://{auth_host}.jp" },
} as const;
