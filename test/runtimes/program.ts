import { type ClientOptions, createClient, unwrap } from "../../src/client/index.ts";

/** The outcomes of the program's calls: the payload, or the error. */
export type Outcomes = Awaited<ReturnType<typeof program>>;

/**
 * Calls the service of `service.ts` in every way that depends on the runtime. Every runtime runs this program.
 * @param closed an address without a server
 */
export async function program(service: string, closed: string) {
  const client = (options: ClientOptions) =>
    createClient({ baseUrl: `${service}/api`, authUrl: service, retry: { maxRetries: 0 }, ...options });
  const monitor = (id: string, on: { GET: typeof api.GET }) =>
    outcome(unwrap(on.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: id } } })));
  const report = async (id: string) => {
    const params = { path: { monitor_id: id } };
    const { data } = await api.GET("/monitors/{monitor_id}", { params, parseAs: "stream" });
    return new Response(data).text();
  };

  const accessToken = "supplied";
  const api = client({ accessToken });
  const account = api.withAccount("123");
  const credentials = { clientId: "the-client-id", clientSecret: "the-secret", refreshToken: "the-refresh-token" };

  return {
    token: await monitor("refuses-first-token", client({ credentials })),
    account: await monitor("of-account", account),
    body: await outcome(unwrap(api.POST("/monitor_groups", { body: { display_name: "Zürich", description: "€" } }))),
    moved: await monitor("moved", account),
    movedAway: await monitor("moved-away", account),
    authMovedAway: await monitor("any", client({ credentials: { ...credentials, clientId: "moved-away" } })),
    silent: await monitor("silent", client({ accessToken, attemptTimeout: 200 })),
    hangsUp: await monitor("hangs-up", api),
    report: await outcome(report("report")),
    lostReport: await outcome(report("lost-report")),
    closed: await monitor("any", client({ accessToken, baseUrl: closed })),
    environment: await outcome((async () => monitor("any", createClient()))()),
  };
}

async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    const { name, message, cause } = error as Error;
    return { error: name, message, cause };
  }
}
