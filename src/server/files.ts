import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { messageOf, percentDecoded } from "../shared/text.ts";
import type { Handler, HttpResponse } from "./message.ts";

const html = "text/html; charset=utf-8";
const text = "text/plain; charset=utf-8";
const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": html,
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": text,
};

/** Finds the content of a file by its name, such as `guides/errors.html`; undefined if there is no such file. */
export type FindFile = (name: string) => Promise<string | Uint8Array | undefined>;

/** Serves files below a path: a folder as its `index.html`, a page also without `.html`, and else `404.html`. */
export function serveFiles(path: string, find: FindFile): Handler {
  return async ({ method, path: requested, headers }) => {
    const encoding = /\bgzip\b/.test(String(headers["accept-encoding"])) ? "gzip" : undefined;
    const respond = (status: number, type: string, content: string | Uint8Array, more?: Record<string, string>) =>
      compressed(plainResponse(status, type, content, more), encoding);
    if (method !== "GET" && method !== "HEAD")
      return respond(405, text, "Only GET and HEAD are allowed for files.\n", { Allow: "GET, HEAD" });
    if (requested === path) return { status: 308, headers: { Location: `${path}/` }, body: "" };
    const asked = requested.slice(path.length + 1).replace(/(?<=^|\/)$/, "index.html");
    // A page may have a name in any script.
    const name = percentDecoded(asked) ?? asked;
    try {
      const content = await find(name);
      if (content !== undefined) return respond(200, types[extname(name)] ?? "application/octet-stream", content);
      const page = await find(`${name}.html`);
      if (page !== undefined) return respond(200, html, page);
      const notFound = await find("404.html");
      return notFound === undefined
        ? respond(404, text, `${requested} does not exist.\n`)
        : respond(404, html, notFound);
    } catch (error) {
      return respond(500, text, `${requested} cannot be shown. ${messageOf(error)}\n`);
    }
  };
}

/** The shortest content that is smaller with gzip. */
const shortest = 1024;

/** Over a network that is slow, a text takes a fifth of the time. */
function compressed(response: HttpResponse, encoding: string | undefined): HttpResponse {
  const { body, headers } = response;
  if (!encoding || typeof body !== "string" || body.length < shortest) return response;
  const more = { "Content-Encoding": encoding, Vary: "Accept-Encoding" };
  return { ...response, headers: { ...headers, ...more }, body: gzipSync(body) };
}

function plainResponse(
  status: number,
  type: string,
  content: string | Uint8Array,
  headers: Record<string, string> = {},
): HttpResponse {
  const always = { "Content-Type": type, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };
  return {
    status,
    headers: { ...always, ...headers },
    body: typeof content === "string" ? content : Buffer.from(content),
  };
}
