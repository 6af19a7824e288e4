import { createHash } from "node:crypto";

/** The real SHA-256 takes time of its own, in which the virtual clock would run ahead. */
export function immediateDigest(): { restore: () => void } {
  const { digest } = crypto.subtle;
  crypto.subtle.digest = async (_name, data) =>
    new Uint8Array(
      createHash("sha256")
        .update(data as Uint8Array)
        .digest(),
    ).buffer;
  return {
    restore() {
      crypto.subtle.digest = digest;
    },
  };
}
