/**
 * Exchanges a grant code for a refresh token, writes it to a file that only the user can read, and makes a call with it. Secrets
 * come from the environment, never from the command line: SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and GRANT_CODE.
 *
 *   npx tsx examples/tokens-from-grant.ts service.env
 *
 * Other programs get the refresh token with `node --env-file=service.env`.
 */
import { open, rm } from "node:fs/promises";
import { createClient, exchangeGrant, unwrap } from "svc-monitoring-api";

const { GRANT_CODE = "" } = process.env;
const [path = "service.env"] = process.argv.slice(2);

// Opened first, because a second exchange of a grant code may be refused. It never replaces a file.
const file = await open(path, "wx", 0o600);
let refreshToken: string;
try {
  ({ refresh_token: refreshToken } = await exchangeGrant(GRANT_CODE));
  // It is valid until it is revoked.
  await file.writeFile(`SVC_OAUTH2_REFRESH_TOKEN=${refreshToken}\n`);
} catch (error) {
  await rm(path);
  throw error;
} finally {
  await file.close();
}

const api = createClient({ credentials: { refreshToken } });
const { device_key } = await unwrap(api.GET("/device_key"));
console.log(`The device key has ${device_key.length} characters`);
