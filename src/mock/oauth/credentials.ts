import { randomBytes } from "node:crypto";

/** The credentials of the mock's only user. */
export interface MockCredentials {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** The credentials that every mock accepts, for programs that are configured before the mock starts. They have every scope. */
export const credentials: MockCredentials = {
  clientId: "mock-client",
  clientSecret: "mock-secret",
  refreshToken: "mock-refresh-token",
};

/**
 * Makes credentials that only one mock has. Clients with the same credentials and address share a token, and a new mock may have
 * the port of an old one.
 */
export function ownCredentials(): MockCredentials {
  return { ...credentials, refreshToken: randomSecret("refresh") };
}

export function randomSecret(kind: "access" | "grant" | "refresh"): string {
  return `mock-${kind}.${randomBytes(16).toString("hex")}`;
}
