/**
 * The client's options for the mock, whose address may be the program's argument. For the service itself they are
 * `{ dataCenter: "EU", service: "acme", credentials }`, or nothing at all: then they come from the environment.
 */
const url = process.argv[2] ?? "http://127.0.0.1:4010";

export const atMock = {
  baseUrl: `${url}/api`,
  authUrl: url,
  credentials: { clientId: "mock-client", clientSecret: "mock-secret", refreshToken: "mock-refresh-token" },
};
