import { randomBytes } from "node:crypto";

/** Of the mock's only user. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** What every mock accepts, for programs that are configured before the mock starts. Its user has every scope. */
export const credentials: Credentials = {
  clientId: "mock-client",
  clientSecret: "mock-secret",
  refreshToken: "mock-refresh-token",
};

/** Clients of a process share tokens by credentials and address, and another mock may have had the same port. */
export function ownCredentials(): Credentials {
  return { ...credentials, refreshToken: randomSecret("refresh") };
}

/** A random token. */
export function randomSecret(kind: "access" | "grant" | "refresh"): string {
  return `mock-${kind}.${randomBytes(16).toString("hex")}`;
}
