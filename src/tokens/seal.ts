import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { StorageError } from "./storage.ts";

export interface Sealer {
  seal(text: string): string;
  /**
   * @returns undefined if the text is damaged
   * @throws StorageError if it was encrypted with another key, or not at all
   */
  open(text: string): string | undefined;
}

const prefix = "aes-256-gcm:";

const plain: Sealer = {
  seal: (text) => text,
  open(text) {
    if (!text.startsWith(prefix)) return text;
    throw new StorageError("The stored tokens are encrypted. Give the `encryptionKey` that they were stored with.");
  },
};

/**
 * Encrypts with AES-256-GCM, if a key is given.
 * @param key 32 bytes, or the same in base64
 * @throws TypeError if it has another length
 */
export function sealerOf(key: Uint8Array | string | undefined): Sealer {
  if (key === undefined) return plain;
  const bytes = typeof key === "string" ? Buffer.from(key, "base64") : Buffer.from(key);
  if (bytes.length !== 32) {
    throw new TypeError(
      "`encryptionKey` must be 32 bytes, or 32 bytes in base64: `openssl rand -base64 32` writes one.",
    );
  }
  // Says which of several keys was used, not what it is.
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", bytes, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${prefix}${id}:${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64")}`;
    },
    open(text) {
      const [keyId, data = ""] = text.startsWith(prefix) ? text.slice(prefix.length).split(":") : [];
      if (keyId !== id) {
        throw new StorageError(
          `The stored tokens are ${keyId === undefined ? "not encrypted" : "encrypted with another key"}. Use one \`encryptionKey\` in all processes, or delete what is stored.`,
        );
      }
      const all = Buffer.from(data, "base64");
      try {
        const decipher = createDecipheriv("aes-256-gcm", bytes, all.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(all.subarray(12, 28));
        return decipher.update(all.subarray(28), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
