import { make } from "./dom.ts";

/** Shows a response: its status, time, headers and body. @param request in words, with who sent it */
export async function showResponse(
  place: HTMLElement,
  response: Response,
  request: string,
  start: number,
): Promise<void> {
  const blob = await response.blob();
  const milliseconds = Math.ceil(performance.now() - start);
  const type = response.headers.get("Content-Type") ?? "";
  // What has no type is shown.
  const isText = type === "" || /^text\/|[/+](json|xml)\b/i.test(type);
  const text = isText ? await blob.text() : `A file: ${type}, ${blob.size} bytes`;
  const { state, message } = outcomeOf(response, text);
  showHeadline(place, state, `${response.status} ${response.statusText}`, message);
  const [facts, body, headers] = [".facts", "code", ".headers"].map((one) => place.querySelector(one));
  facts?.replaceChildren(`${milliseconds} ms · ${blob.size} bytes · ${request}`);
  body?.replaceChildren(text === "" ? "(empty)" : readable(text).slice(0, maxText));
  headers?.replaceChildren([...response.headers].map((header) => header.join(": ")).join("\n"));
  place.classList.add("complete");
  offerDownload(place, isText && text.length <= maxText ? undefined : blob);
}

/** Maximum length of a text that is shown, in characters. A longer one would block the page. */
const maxText = 200_000;

export function showHeadline(
  place: HTMLElement,
  state: "waiting" | "success" | "error",
  title: string,
  message = "",
): void {
  const headline = place.querySelector(".headline");
  if (headline) headline.className = `headline ${state}`;
  headline?.replaceChildren(make("strong", "", title), ` ${message}`);
}

/** The service can report an error, with a code, in a response with status 200. */
function outcomeOf({ ok }: Response, text: string): { state: "success" | "error"; message: string } {
  const { code = 0, message = "" } = envelopeOf(text);
  if (ok && code === 0) return { state: "success", message: "" };
  return { state: "error", message: code ? `${message} (code ${code})` : message };
}

function envelopeOf(text: string): { code?: number; message?: string } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Indents JSON, and keeps the digits of numbers that are too large for JavaScript. The text is returned unchanged if it is not
 * JSON, or if the browser's `JSON.parse` does not give the source text of a number.
 */
function readable(text: string): string {
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
  if (!rawJSON) return text;
  const exact = (_: string, value: unknown, context?: { source: string }) =>
    typeof value === "number" && context ? rawJSON(context.source) : value;
  try {
    return JSON.stringify(JSON.parse(text, exact), null, 2);
  } catch {
    return text;
  }
}

/** Offers a file whose content is not shown, or only its beginning. */
function offerDownload(place: HTMLElement, blob: Blob | undefined): void {
  const link = place.querySelector<HTMLAnchorElement>("a[download]");
  if (!link) return;
  if (link.href.startsWith("blob:")) URL.revokeObjectURL(link.href);
  link.hidden = blob === undefined;
  if (!blob) return;
  link.href = URL.createObjectURL(blob);
  link.download = `response.${/\b(json|pdf|csv|html|xml)\b/.exec(blob.type)?.[0] ?? "txt"}`;
}
