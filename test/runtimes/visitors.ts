/** A worker with one client for all its visitors, as programs have it. Each request makes a call with it. */
import { type Client, createClient, unwrap } from "../../src/client/index.ts";

let api: Client | undefined;

export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const service = searchParams.get("service") ?? "";
    // The test issues a token when all visitors wait for it.
    await (await fetch(`${service}/arrived`)).text();
    if (searchParams.has("ping")) return new Response("pong");
    api ??= createClient({
      baseUrl: `${service}/api`,
      authUrl: service,
      credentials: { clientId: "the-client-id", clientSecret: "the-secret", refreshToken: "the-refresh-token" },
      retry: { maxRetries: 0 },
    });
    try {
      const params = { path: { monitor_id: "any" } };
      return Response.json(await unwrap(api.GET("/monitors/{monitor_id}", { params })));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};
