import type { ServiceFetch } from "../../client/index.ts";
import { jsonType } from "../../shared/http.ts";
import type { Session } from "../session.ts";
import type { Call } from "./request.ts";

/** For how long a report may be read, in milliseconds. */
const reportTime = 10 * 60_000;

/** Sends a call. The promise resolves with any status. @throws what the client throws */
export function send(
  { request: { method, uri, version, zaaid, body }, isRead }: Call,
  fetch: ServiceFetch,
  session: Session,
): Promise<Response> {
  if (!isRead)
    session.goOnAtSignal(
      `The ${method} is sent: wait for its response. Ctrl+C again ends at once, and it may have its effect.`,
    );
  return fetch(uri, {
    method,
    version,
    // If the body is a report, the client's own timeouts stop once the headers have arrived. This signal also limits the reading of
    // the body.
    signal: AbortSignal.timeout(reportTime),
    ...(zaaid && { zaaid }),
    // Node's `fetch` does not report a compressed body that was cut off; it treats it as complete. So no compression is requested.
    headers: { "Accept-Encoding": "identity", ...(body && { "Content-Type": jsonType }) },
    ...(body && { body }),
  });
}
