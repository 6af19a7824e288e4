import type { Exchange, Trouble } from "../common/messages.ts";

export interface Headline {
  kind: "success" | "wrong" | "failed";
  title: string;
  /** What the service says. */
  detail: string;
  /** What it means. */
  hint: string;
}

/** What the errors of the client and the relay come to. */
const titles: Record<string, string> = {
  TypeError: "Not sent",
  Refused: "Not sent",
  ConnectionError: "No answer",
  TimeoutError: "No answer in time",
  TransportError: "No usable answer",
  TokenError: "No access token",
  TokenBudgetError: "No access token",
};

/** An outcome in words, as a person wants to read it. */
export function headlineOf(outcome: Exchange | Trouble): Headline {
  if ("error" in outcome) {
    const { name, message } = outcome.error;
    return { kind: "failed", title: titles[name] ?? name, detail: message, hint: "" };
  }
  const { status, statusText, text, request } = outcome;
  const title = `${status} ${statusText}`.trim();
  const { code, message } = envelopeOf(text);
  const said = message && (code ? `${message} (code ${code})` : message);
  if (status >= 500) {
    const isOpen = request.method !== "GET" ? ` Whether the ${request.method} was carried out is not known.` : "";
    return { kind: "failed", title, detail: said, hint: `A 5xx is an error on the service's side.${isOpen}` };
  }
  if (status >= 400) {
    return { kind: "wrong", title, detail: said, hint: "A 4xx means that the supplied information is wrong." };
  }
  // Success without an error's code needs no words.
  if (status >= 200 && status < 300 && !code) return { kind: "success", title, detail: "", hint: "" };
  return { kind: "wrong", title, detail: said, hint: "" };
}

function envelopeOf(text: string): { code: number; message: string } {
  try {
    const { code, message } = JSON.parse(text);
    return { code: typeof code === "number" ? code : 0, message: typeof message === "string" ? message : "" };
  } catch {
    return { code: 0, message: "" };
  }
}

export function timeOf({ milliseconds }: Pick<Exchange, "milliseconds">): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

export function sizeOf({ bytes }: Pick<Exchange, "bytes">): string {
  if (bytes < 1000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
