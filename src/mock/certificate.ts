import { hostname } from "node:os";
import type { TlsKeys } from "../server/http-server.ts";
import { requirePeer } from "../shared/peers.ts";

/**
 * Makes a certificate for this machine, valid for a day. It is its own authority: clients must be told to trust it.
 * @param host another name or address of the certificate
 */
export async function makeCertificate(host?: string): Promise<TlsKeys> {
  requirePeer("selfsigned");
  const { generate } = await import("selfsigned");
  const names = [...new Set(["localhost", hostname(), ...(host && !isAddress(host) ? [host] : [])])];
  const addresses = [...new Set(["127.0.0.1", "::1", ...(host && isAddress(host) ? [host] : [])])];
  const altNames = [
    ...names.map((value) => ({ type: 2 as const, value })),
    ...addresses.map((ip) => ({ type: 7 as const, ip })),
  ];
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    notAfterDate: new Date(Date.now() + 24 * 60 * 60_000),
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames },
    ],
  });
  return { key, cert };
}

function isAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.includes(":");
}
