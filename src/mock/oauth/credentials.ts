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

/** Makes credentials that only one mock has, because clients share tokens by credentials and address, and mocks reuse ports. */
export function ownCredentials(): MockCredentials {
  return { ...credentials, refreshToken: randomSecret("refresh") };
}

export function randomSecret(kind: "access" | "grant" | "refresh"): string {
  return `mock-${kind}.${randomBytes(16).toString("hex")}`;
}
