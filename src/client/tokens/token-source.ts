/** Who waits for a token, and until when. */
export interface Waiting {
  /** As `performance.now()`. */
  deadline: number;
  signal?: AbortSignal | null | undefined;
  /** Creates the error of the time limit. */
  late: () => Error;
}

/** What gives a client its access tokens: the program, or a refresh token. */
export interface TokenSource {
  /** The current token, if the client knows one that need not be renewed. */
  current(): string | undefined;
  get(waiting: Waiting): Promise<string>;
  /** The token to use after a 401; the same one if it may not be replaced now. */
  replace(rejected: string, waiting: Waiting): Promise<string>;
  forget(): Promise<void>;
}
