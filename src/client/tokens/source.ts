/** Supplies the transport with access tokens. */
export interface TokenSource {
  /** The current token; undefined if it must be requested first. */
  current(): string | undefined;
  /** @param signal aborted when the call no longer waits */
  get(signal?: AbortSignal): Promise<string>;
  /** Reports that the service rejected a token. If another one is worth a try, `get` returns it. */
  reject(token: string): void;
  /** Reports that the service rejected a call with a new token, too: the token is not the reason. */
  keepDespite401(token: string): void;
}

/** Tokens that the caller supplies: one token, or a function that is called for each request. */
export function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  let rejected: string | undefined;
  return {
    current: () => (typeof supply === "string" ? supply : undefined),
    get: async () => (typeof supply === "string" ? supply : supply(rejected)),
    reject: (token) => {
      rejected = token;
    },
    keepDespite401: () => {},
  };
}
