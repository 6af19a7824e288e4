import { access, constants, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { draftName, makeFolder, writeWhole } from "../../shared/files.ts";
import type { Customer } from "./customers.ts";

/** Bytes of a name in the name of a file, which has 255 at most, with the suffix of its draft. */
const mostBytes = 160;

/**
 * The file of each customer that has a zaaid.
 * @param output with `{name}` or `{zaaid}`
 * @throws TypeError if customers would share a file, on any file system
 */
export function filesOf(output: string, customers: readonly Customer[]): Map<Customer, string> {
  const files = new Map<Customer, string>();
  const owners = new Map<string, string[]>();
  for (const customer of customers) {
    const { zaaid, name = zaaid } = customer;
    if (zaaid === "") continue;
    const file = output.replace(/\{(name|zaaid)\}/g, (_, part) => inFile(part === "name" ? name : zaaid));
    files.set(customer, file);
    const key = file.normalize("NFC").toLowerCase();
    owners.set(key, [...(owners.get(key) ?? []), `${zaaid} ${inFile(name)}`]);
  }
  const shared = [...owners].filter(([, { length }]) => length > 1);
  if (shared.length === 0) return files;
  const lines = shared.map(([file, names]) => `  ${file}: ${names.join(", ")}`);
  throw new TypeError(
    `Customers would share a file, so nothing is called:\n${lines.join("\n")}\nName the files with the zaaid, too: {name}-{zaaid}`,
  );
}

/** Names that Windows keeps for devices, also with a suffix. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A text that each file system takes as a part of a name. */
function inFile(text: string): string {
  const safe = text
    .replace(/[\p{C}/\\:*?"<>|]/gu, "_")
    .replace(/^(\.+|-|$)/, "_")
    .replace(devices, "_$1");
  // What is cut inside a character ends with replacement characters.
  const cut = Buffer.from(safe)
    .subarray(0, mostBytes)
    .toString("utf8")
    .replace(/\ufffd+$/u, "");
  // Windows leaves these out at the end.
  return cut.replace(/[. ]+$/, "_");
}

/** Removes the drafts of files that a run had not finished when it was killed. */
export async function removeDrafts(files: Iterable<string>): Promise<void> {
  const wanted = new Set([...files].map((file) => resolve(file)));
  for (const folder of new Set([...wanted].map(dirname))) {
    for (const name of await readdir(folder).catch(() => [])) {
      const [, file = ""] = draftName.exec(name) ?? [];
      if (wanted.has(join(folder, file))) await rm(join(folder, name), { force: true });
    }
  }
}

/** Whether the file is there from an earlier run. */
export async function isWritten(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Makes the folders of files, before anything is sent. @throws TypeError that names one that cannot be made or written */
export async function makeFolders(files: readonly string[]): Promise<void> {
  for (const folder of new Set(files.map(dirname))) {
    await makeFolder(folder).catch(({ code }) => {
      throw new TypeError(`The folder ${folder} cannot be made (${code}).`);
    });
  }
  // A file is replaced, so its folder counts; a device is written in place.
  const places = files.map(async (file) => {
    const found = await stat(file).catch(() => undefined);
    return found && !found.isFile() ? file : dirname(file);
  });
  for (const place of new Set(await Promise.all(places))) {
    await access(place, constants.W_OK).catch(({ code }) => {
      throw new TypeError(`${place} cannot be written (${code}).`);
    });
  }
}

/** Writes the whole file, or nothing. @throws TypeError that names the file */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(file, content).catch(({ code }) => {
    throw new TypeError(`${file} cannot be written (${code}).`);
  });
}
