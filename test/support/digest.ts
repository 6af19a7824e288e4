import { createHash } from "node:crypto";
import { vi } from "vitest";

/** Computes digests at once: the real one takes time of its own, in which a virtual clock would run ahead. */
export function mockDigest() {
  return vi.spyOn(crypto.subtle, "digest").mockImplementation(
    async (_name, data) =>
      new Uint8Array(
        createHash("sha256")
          .update(data as Uint8Array)
          .digest(),
      ).buffer,
  );
}
