/**
 * Calls through the proxies that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name. The `fetch` of Node does not read these, unless
 * NODE_USE_ENV_PROXY=1 is set for Node 22.21 or 24. undici, which `fetch` of Node is built on, does it in every Node.
 *
 *   npm install undici@7
 *   HTTPS_PROXY=http://proxy.example.com:3128 npx tsx examples/proxy.ts
 */
import { createClient, unwrap } from "svc-monitoring-api";
import { EnvHttpProxyAgent, fetch } from "undici";

const dispatcher = new EnvHttpProxyAgent();
const api = createClient({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });

const monitors = await unwrap(api.GET("/monitors"));
console.log(`Got ${monitors.length} monitors`);
