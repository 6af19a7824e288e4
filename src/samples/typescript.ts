import type { Call } from "./calls.ts";
import { addressNote } from "./text.ts";

/** With this project's own client, which makes access tokens by itself. */
export function typescript(call: Call): string {
  const { method, path, address } = call;
  if (address === "AUTH_URL") return oauthSample(call);
  const options = optionsOf(call);
  const request = options
    ? `\n  api.${method}("${path}", {\n${options.map((option) => `    ${option},\n`).join("")}  }),\n`
    : `api.${method}("${path}")`;
  return `import { createClient, unwrap } from "svc-monitoring-api";

// Reads SVC_DATA_CENTER, SVC_SERVICE, SVC_OAUTH2_CLIENT_ID,
// SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.
const api = createClient();

const answer = await unwrap(${request});
console.log(answer);`;
}

function optionsOf({ pathValues, json }: Call): string[] | undefined {
  const options = [
    ...(Object.keys(pathValues).length > 0 ? [`params: { path: ${literal(pathValues)} }`] : []),
    ...(json === undefined ? [] : [`body: ${literal(json)}`]),
  ];
  return options.length > 0 ? options : undefined;
}

/** A value as TypeScript writes it: the keys of an object without quotes where they need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${literal(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** The OAuth operations have functions of their own in the client. */
const oauthFunctions: Record<string, { variables: string[]; name: string; use: string }> = {
  "createToken authorization_code": {
    name: "exchangeGrant",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "GRANT_CODE"],
    use: `const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
const tokens = await exchangeGrant({ authUrl: AUTH_URL }, client, GRANT_CODE);
console.log(tokens);`,
  },
  "createToken refresh_token": {
    name: "refresh",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "REFRESH_TOKEN"],
    use: `// A client made with createClient does this by itself.
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
const token = await refresh({ authUrl: AUTH_URL }, client, REFRESH_TOKEN);
console.log(token);`,
  },
  revokeRefreshToken: {
    name: "revoke",
    variables: ["REFRESH_TOKEN"],
    use: "await revoke({ authUrl: AUTH_URL }, REFRESH_TOKEN);",
  },
};

function oauthSample(call: Call): string {
  const { id, form } = call;
  const grant = form.find(({ name }) => name === "grant_type");
  const key = [id, ...(grant ? [grant.text] : [])].join(" ");
  const found = oauthFunctions[key];
  if (!found) throw new Error(`The client has no function for ${key}. Add it to src/samples/typescript.ts.`);
  const variables = ["AUTH_URL", ...found.variables].map((name) => `${name} = ""`);
  return `import { ${found.name} } from "svc-monitoring-api";

// ${addressNote(call)}
const { ${variables.join(", ")} } = process.env;

${found.use}`;
}
