import type { SampleCall } from "./calls.ts";
import { key, literal } from "./literal.ts";
import { type FormField, jsonType } from "./of-request.ts";

/** A call of the auth server in TypeScript. */
export function oauthSample(call: SampleCall): string {
  return functionSample(call) ?? fetchSample(call);
}

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

function functionSample({ id, fields = [], server }: SampleCall): string | undefined {
  const grants = fields.filter(({ name }) => name === "grant_type").map(({ text }) => text);
  const found = oauthFunctions[[id, ...grants].join(" ")];
  if (!found) return undefined;
  return `import { ${found.name} } from "svc-monitoring-api";

const authUrl = ${literal(server)};
const { ${found.variables.map((name) => `${name} = ""`).join(", ")} } = process.env;
${found.use}`;
}

/** An own operation of the auth server, for which the client has no function. */
function fetchSample({ server, method, uri, body, fields = [], secrets = [] }: SampleCall): string {
  const options = [
    `method: ${literal(method)}`,
    ...(fields.length > 0 ? [`body: ${fieldsOf(fields)}`] : []),
    ...(body ? [`headers: { "Content-Type": ${literal(jsonType)} }`, `body: JSON.stringify(${body})`] : []),
  ];
  const search = secrets.length > 0 ? ` + "${uri.includes("?") ? "&" : "?"}" + ${fieldsOf(secrets)}` : "";
  return `const authUrl = ${literal(server)};
const response = await fetch(authUrl + ${literal(uri)}${search}, { ${options.join(", ")} });
console.log(response.status, await response.text());`;
}

function fieldsOf(fields: readonly FormField[]): string {
  const values = fields.map(
    ({ name, text, variable }) => `${key(name)}: ${variable ? `process.env.${variable} ?? ""` : literal(text)}`,
  );
  return `new URLSearchParams({ ${values.join(", ")} })`;
}
