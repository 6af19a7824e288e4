import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Compressor } from "./compress.ts";
import { type Handler, type HttpResponse, json } from "./message.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** A file or folder that may be served: not hidden, and not `..`. */
const servedName = /^[\w-][\w.-]*$/;

/**
 * Serves the files of a folder, compressed, with an ETag: a browser that has a file asks only whether it has changed.
 * @param path the path below which they are served, such as `/docs`
 * @param missing added to the message of a 404: how to create the files
 */
export function staticFiles(path: string, folder: string, missing: string): Handler {
  const compressor = new Compressor();
  return async (request): Promise<HttpResponse> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return json(405, { code: 405, message: "Only GET and HEAD are allowed for files." }, { Allow: "GET, HEAD" });
    }
    if (request.path === path) return { status: 308, headers: { Location: `${path}/` }, body: "" };
    const parts = request.path.slice(path.length + 1).split("/");
    if (parts.at(-1) === "") parts[parts.length - 1] = "index.html";
    const type = types[extname(parts.at(-1) ?? "")];
    const isServed = type && parts.every((part) => servedName.test(part));
    const file = isServed && (await readFile(join(folder, ...parts)).catch(() => undefined));
    if (!file) return json(404, { code: 404, message: `${request.path} does not exist. ${missing}` });
    const { encoding, body, etag } = await compressor.compress(request.path, file, request.headers["accept-encoding"]);
    const headers = {
      // Weak, because the compressed forms of a file have the same one.
      ETag: etag,
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    };
    if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers, body: "" };
    return {
      status: 200,
      headers: { ...headers, "Content-Type": type, ...(encoding && { "Content-Encoding": encoding }) },
      body,
    };
  };
}
