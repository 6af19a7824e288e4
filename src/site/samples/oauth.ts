import type { SampleCall } from "./calls.ts";
import { writtenValue } from "./literal.ts";

/** The OAuth operations have functions of their own in the client. */
const oauthFunctions: Record<string, { variables: string[]; name: string; use: string }> = {
  "createToken authorization_code": {
    name: "exchangeGrant",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "GRANT_CODE"],
    use: `const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
const tokens = await exchangeGrant(GRANT_CODE, { authUrl, credentials });
console.log(tokens);`,
  },
  "createToken refresh_token": {
    name: "refresh",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "REFRESH_TOKEN"],
    use: `// A client made with createClient does this by itself.
const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN };
const token = await refresh({ authUrl, credentials });
console.log(token);`,
  },
  revokeRefreshToken: {
    name: "revoke",
    variables: ["REFRESH_TOKEN"],
    use: "await revoke(REFRESH_TOKEN, { authUrl });",
  },
};

/** A call of the auth server in TypeScript; empty for an operation that a user has added, for which the client has no function. */
export function oauthSample({ id, fields = [], server }: SampleCall): string {
  const grants = fields.filter(({ name }) => name === "grant_type").map(({ text }) => text);
  const found = oauthFunctions[[id, ...grants].join(" ")];
  if (!found) return "";
  return `import { ${found.name} } from "svc-monitoring-api";

const authUrl = ${writtenValue(server)};
const { ${found.variables.map((name) => `${name} = ""`).join(", ")} } = process.env;
${found.use}`;
}
