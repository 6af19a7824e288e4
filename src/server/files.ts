import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { messageOf, percentDecoded } from "../shared/text.ts";
import type { Handler, HttpResponse } from "./http-message.ts";

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
type FindFile = (name: string) => Promise<string | undefined>;

/** Serves files below a path: a folder as its `index.html`, a page also without `.html`, and else `404.html`. */
export function serveFiles(path: string, find: FindFile): Handler {
  return async ({ method, path: requested, headers }) => {
    const isCompressed = /\bgzip\b/.test(String(headers["accept-encoding"]));
    const respond = (status: number, type: string, content: string, more?: Record<string, string>) =>
      fileResponse(status, { "Content-Type": type, ...more }, content, isCompressed);
    if (method !== "GET" && method !== "HEAD")
      return respond(405, text, "Only GET and HEAD are allowed for files.\n", { Allow: "GET, HEAD" });
    if (requested === path) return { status: 308, headers: { Location: `${path}/` }, body: "" };
    const asked = requested.slice(path.length + 1).replace(/(?<=^|\/)$/, "index.html");
    // The name of a page may have letters of any language, which are percent-encoded in the URL.
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

function fileResponse(
  status: number,
  more: Record<string, string>,
  content: string,
  isCompressed: boolean,
): HttpResponse {
  const headers = { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", ...more };
  if (!isCompressed || content.length < shortest) return { status, headers, body: content };
  // Compressed, a text needs a fifth of the time on a slow network.
  const encoding = { "Content-Encoding": "gzip", Vary: "Accept-Encoding" };
  return { status, headers: { ...headers, ...encoding }, body: gzipSync(content) };
}
