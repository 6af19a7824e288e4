import { serve } from "../support/serve.ts";

/**
 * A service whose tokens expire within seconds, for what would take hours with the mock. It ends with the test.
 * @param lifetime of a token, in milliseconds
 */
export async function startShortLived(lifetime: number) {
  /** When each token was requested, in milliseconds since 1970. */
  const requested: number[] = [];
  const authUrl = await serve((request, response) => {
    const respond = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    request.resume();
    const now = Date.now();
    if (request.url?.startsWith("/oauth")) {
      requested.push(now);
      const token = { access_token: `token-${requested.length}`, expires_in: lifetime / 1000 };
      setTimeout(() => respond(200, token), 200);
      return;
    }
    const number = Number(request.headers.authorization?.match(/token-(\d+)$/)?.[1]);
    const isValid = (requested[number - 1] ?? 0) + 200 + lifetime > now;
    respond(isValid ? 200 : 401, { code: isValid ? 0 : 401, message: isValid ? "success" : "expired", data: [] });
  });
  return { requested, authUrl, baseUrl: `${authUrl}/api` };
}
