import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../support/serve.ts";

/** A request, as it was received. */
interface Arrival {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

type Handler = (arrival: Arrival, response: ServerResponse) => unknown;

/** A server on this machine that records the requests. */
export async function recordingServer(handler: Handler, whenOver: (end: () => void) => void) {
  const arrivals: Arrival[] = [];
  const url = await serve(async (request, response) => {
    const { method, url: path, headers } = request;
    const arrival = { method, path, headers, body: await text(request) };
    arrivals.push(arrival);
    handler(arrival, response);
  }, whenOver);
  return { url, arrivals };
}

/**
 * The auth server and the service on one server. The auth server issues the tokens `token-1`, `token-2`, … The monitor's id
 * determines the response of the service.
 * @param elsewhere another origin, to which some requests are redirected
 */
export function startService(elsewhere: string, whenOver: (end: () => void) => void) {
  let tokens = 0;
  return recordingServer(({ method, path = "", headers, body }, response) => {
    const respond = (status: number, content: unknown, more: Record<string, string> = {}) =>
      response.writeHead(status, { "Content-Type": "application/json", ...more }).end(JSON.stringify(content));
    const redirect = (url: string) => respond(307, {}, { Location: url });
    const success = (data: unknown) => respond(200, { code: 0, message: "success", data });
    const csv = { "Content-Type": "text/csv" };

    if (path === "/oauth/v2/token") {
      if (new URLSearchParams(body).get("client_id") === "moved-away") return redirect(elsewhere + path);
      tokens += 1;
      return respond(200, { access_token: `token-${tokens}`, expires_in: 3600, token_type: "Bearer" });
    }
    if (method === "POST") return success(JSON.parse(body));
    const monitor = path.replace("/api/monitors/", "");
    switch (monitor) {
      case "refuses-first-token":
        return headers.authorization?.endsWith("token-1")
          ? respond(401, { code: 401 })
          : success({ monitor_id: monitor });
      case "moved":
        return redirect("/api/monitors/new-place");
      case "moved-away":
        return redirect(elsewhere + path);
      case "silent":
        return;
      case "hangs-up":
        return response.destroy();
      case "report":
        return response.writeHead(200, csv).end("name,up\n");
      case "lost-report":
        response.writeHead(200, { ...csv, "Content-Length": "1000" });
        return response.write("name,up\n", () => setTimeout(() => response.destroy(), 50));
      default:
        return success({ monitor_id: monitor });
    }
  }, whenOver);
}
