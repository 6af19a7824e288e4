import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CpuFigures, cpuFigures } from "./client-cpu.ts";
import { type ImportFigures, importFigures } from "./client-import.ts";
import { type PackageFigures, packageFigures } from "./client-package.ts";
import { type PeerFigures, peerFigures } from "./client-peers.ts";
import { type SizeFigures, sizeFigures } from "./client-size.ts";
import { type StoreFigures, storeFigures } from "./token-stores.ts";

export interface ClientFigures {
  size: SizeFigures;
  import: ImportFigures;
  cpu: CpuFigures;
  stores: StoreFigures;
  package: PackageFigures;
  peer: PeerFigures;
}

/** Compares our client with openapi-fetch, which it uses: size, import time, CPU time per call, and compile time. */
export async function clientFigures(): Promise<ClientFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-client-"));
  try {
    return {
      size: await sizeFigures(),
      import: await importFigures(scratch),
      cpu: await cpuFigures(scratch),
      stores: await storeFigures(scratch),
      package: await packageFigures(scratch),
      peer: await peerFigures(scratch),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
