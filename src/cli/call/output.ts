import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder, writeWhole } from "../../shared/files.ts";
import { printable } from "../../shared/text.ts";
import { jsonOf, type Payload } from "./response-content.ts";

/** Makes the folder of a file before anything is sent. @throws TypeError that names what cannot be made or written */
export async function requireWritableFile(file: string): Promise<void> {
  // `writeWhole` would replace the file that these paths lead to, such as the target of a redirection.
  if (file === "-" || /^\/(dev\/(std|fd)|proc\/)/.test(file))
    throw new TypeError("--output writes a file. For standard output, leave it out.");
  const folder = dirname(file);
  await makeFolder(folder).catch(({ code }) => {
    throw new TypeError(`The folder ${folder} cannot be made (${code}).`);
  });
  // To replace a file, its folder must be writable. A device is written in place.
  const found = await stat(file).catch(() => undefined);
  const place = found && !found.isFile() ? file : folder;
  await access(place, constants.W_OK).catch(({ code }) => {
    throw new TypeError(`${place} cannot be written (${code}).`);
  });
}

/** Writes the whole file, or nothing. @throws Error if the payload is not what the name of the file says */
export async function writeOutput(file: string, payload: Payload, content: string | Uint8Array): Promise<void> {
  requireFormat(file, payload);
  await writeWhole(file, content).catch(({ code }) => {
    throw new TypeError(`${file} cannot be written (${code}).`);
  });
}

/** @throws Error if the name of the file says that it is another format, such as JSON where a report in PDF was expected */
function requireFormat(file: string, payload: Payload): void {
  const format = /\.(pdf|csv|json)$/i.exec(file)?.[1]?.toUpperCase();
  const isJson = "json" in payload;
  if (!format || (isJson ? format === "JSON" : isLike(format, payload.bytes))) return;
  const found = isJson ? `: ${printable(jsonOf(payload.json)).slice(0, 200)}` : "";
  const kind = isJson ? "JSON" : payload.bytes.length > 0 ? payload.type : "empty";
  throw new Error(`The response (${kind}) is not ${format}. ${file} is not written${found}`);
}

/** Whether bytes that are not JSON may be in a format: a PDF begins with its name, and CSV is text. */
function isLike(format: string, bytes: Uint8Array): boolean {
  const start = startOf(bytes);
  if (format === "PDF") return start.includes("%PDF-");
  return format === "CSV" && start !== "" && !/%PDF-|\0|^<\?xml/.test(start);
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).toString("latin1").replace(/^ï»¿/, "");

/** @throws Error if the response is a web page, such as that of a proxy or a login, and no file for one is named */
export function requireNoPage(payload: Payload, file = ""): void {
  if ("json" in payload || /\.html?$/i.test(file)) return;
  if (!/html/i.test(payload.type) && !/^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html)/i.test(startOf(payload.bytes)))
    return;
  throw new Error(
    `The response is a web page (${payload.type}), perhaps of a proxy or a login. To save it, add --output page.html.`,
  );
}
