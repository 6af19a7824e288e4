import { key } from "../shared/typescript-text.ts";
import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { clientCall, literal } from "./client-call.ts";
import { addressNote, indent } from "./text.ts";

/** With this project's own client, which makes access tokens by itself. */
export function typescript(call: SampleCall): string {
  const { address, pathValues, query, ownHeaders, json, isAdded } = call;
  if (address === "AUTH_URL") return isAdded ? fetchSample(call) : oauthSample(call);
  const request = clientCall({
    ...call,
    parameters: { path: pathValues, query: valuesOf(query), header: valuesOf(ownHeaders) },
    body: json === undefined ? undefined : literal(json),
    options: [],
  });
  const lines = request.includes("\n") ? `\n${indent(request, "  ")},\n` : request;
  return `import { createClient, unwrap } from "svc-monitoring-api";
${isAdded ? ownImports : ""}
// Reads SVC_DATA_CENTER=US, SVC_SERVICE, SVC_OAUTH2_CLIENT_ID,
// SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.
const api = createClient${isAdded ? "<paths>({ contract: operations })" : "()"};

const payload = await unwrap(${lines});
console.log(payload);`;
}

/** What the build writes for an operation that an overlay has added: the table has its version. */
const ownImports = `import { operations } from "./generated/operations.js";
import type { paths } from "./generated/types.js";
`;

function valuesOf(values: Value[]): Record<string, unknown> {
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
}

/** The OAuth operations have functions of their own in the client. */
const oauthFunctions: Record<string, { variables: string[]; name: string; use: string }> = {
  "createToken authorization_code": {
    name: "exchangeGrant",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "GRANT_CODE"],
    use: `const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
const tokens = await exchangeGrant(GRANT_CODE, { authUrl: AUTH_URL, credentials });
console.log(tokens);`,
  },
  "createToken refresh_token": {
    name: "refresh",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "REFRESH_TOKEN"],
    use: `// A client made with createClient does this by itself.
const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN };
const token = await refresh({ authUrl: AUTH_URL, credentials });
console.log(token);`,
  },
  revokeRefreshToken: {
    name: "revoke",
    variables: ["REFRESH_TOKEN"],
    use: "await revoke(REFRESH_TOKEN, { authUrl: AUTH_URL });",
  },
};

function oauthSample(call: SampleCall): string {
  const grants = call.form.filter(({ name }) => name === "grant_type").map(({ text }) => text);
  const key = [call.id, ...grants].join(" ");
  const found = oauthFunctions[key];
  if (!found) throw new Error(`The client has no function for ${key}. Add it to src/samples/typescript.ts.`);
  const variables = ["AUTH_URL", ...found.variables].map((name) => `${name} = ""`);
  return `import { ${found.name} } from "svc-monitoring-api";

// ${addressNote(call)}
const { ${variables.join(", ")} } = process.env;

${found.use}`;
}

/** An operation of the auth server that an overlay has added: the client has no function for it. */
function fetchSample(call: SampleCall): string {
  const { method, query, form } = call;
  const body = form.length > 0 ? `, body: ${fieldsOf(form)}` : "";
  const search = query.length > 0 ? `url.search = String(${fieldsOf(query)});\n` : "";
  return `// ${addressNote(call)}
const url = new URL(\`\${process.env.AUTH_URL}${filledPath(call)}\`);
${search}const response = await fetch(url, { method: ${literal(method)}${body} });
console.log(response.status, await response.text());`;
}

function fieldsOf(values: Value[]): string {
  const fields = values.map(
    ({ name, text, variable }) => `${key(name)}: ${variable ? `process.env.${variable} ?? ""` : literal(text)}`,
  );
  return `new URLSearchParams({ ${fields.join(", ")} })`;
}
