/**
 * Exchanges a grant code for a refresh token, and makes a call with it. Secrets come from the environment, never from the
 * command line: SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and GRANT_CODE.
 *
 *   npx tsx examples/tokens-from-grant.ts
 */
import { createClient, exchangeGrant, unwrap } from "svc-monitoring-api";

const { GRANT_CODE = "" } = process.env;

const { refresh_token } = await exchangeGrant(GRANT_CODE);
// Keep it in a safe place: it is valid until it is revoked.

const api = createClient({ credentials: { refreshToken: refresh_token } });
const { device_key } = await unwrap(api.GET("/device_key"));
console.log(`The device key has ${device_key.length} characters`);
