import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TlsKeys } from "../../src/server/http-server.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`tls/${name}`, import.meta.url));

/** A key and its certificate for localhost and 127.0.0.1, made as the guide says, for tests alone. */
export const keyFile = fileOf("key.pem");
export const certFile = fileOf("cert.pem");

export async function tlsKeys(): Promise<TlsKeys> {
  return { key: await readFile(keyFile, "utf8"), cert: await readFile(certFile, "utf8") };
}
