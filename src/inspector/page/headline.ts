import { parsed } from "./parsed.ts";
import type { Exchange, Failure } from "./send.ts";

interface Headline {
  kind: "success" | "wrong" | "failed";
  title: string;
  /** The message of the service, or why there is no response. */
  detail: string;
  hint: string;
}

/** The headline of a response, or of an error without a response. */
export function headlineOf(outcome: Exchange | Failure): Headline {
  if ("error" in outcome) return { kind: "failed", title: "No response", detail: outcome.error, hint: "" };
  const { status, statusText, text = "" } = outcome;
  const envelope = parsed(text);
  const code = typeof envelope?.code === "number" ? envelope.code : 0;
  const message = typeof envelope?.message === "string" ? envelope.message : "";
  const detail = message && (code ? `${message} (code ${code})` : message);
  const line = { title: `${status} ${statusText}`.trim(), detail };
  if (status >= 500) return { kind: "failed", ...line, hint: "A 5xx is a server-side error." };
  if (status >= 400) return { kind: "wrong", ...line, hint: "A 4xx means that the supplied information is wrong." };
  // The service can report an error, with a code, in a response with status 200.
  return code ? { kind: "wrong", ...line, hint: "" } : { kind: "success", ...line, detail: "", hint: "" };
}
