export interface TokenEvent {
  expiresAt: Date;
  /** How many access tokens count towards the limits, including this one. */
  counting: number;
}

/** A request for an access token failed. */
export interface TokenFailureEvent {
  /** 1 for the first attempt. */
  attempt: number;
  reason: string;
  milliseconds: number;
  /** Milliseconds after which it is retried; undefined if it is not. */
  retryAfter: number | undefined;
}

/** An event of a request. It contains nothing secret: no header, no query, no body. */
export interface CallEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** 1 for the first attempt. */
  attempt: number;
}

/**
 * Called on events, for logs and metrics. The call waits for those that are async; what they throw fails the call. Nothing waits for
 * the two about tokens, which clients share, and what these throw is ignored.
 */
export interface Hooks {
  onRequest?: ((event: CallEvent) => unknown) | undefined;
  onResponse?: ((event: CallEvent & { status: number; milliseconds: number }) => unknown) | undefined;
  /** The attempt failed, took too long, or was aborted. */
  onFailure?: ((event: CallEvent & { reason: string; milliseconds: number }) => unknown) | undefined;
  /** The call waits for so many milliseconds before the next attempt. */
  onRetry?: ((event: CallEvent & { reason: string; milliseconds: number }) => unknown) | undefined;
  /** The call waits for so many milliseconds, because the limits do not allow another access token yet. */
  onWait?: ((event: { operation: string; milliseconds: number }) => unknown) | undefined;
  /** The auth server issued an access token to this client. Clients with the same credentials share it. */
  onToken?: ((event: TokenEvent) => unknown) | undefined;
  /** A request for an access token failed. It is retried after the milliseconds of `retryAfter`, if it has them. */
  onTokenFailure?: ((event: TokenFailureEvent) => unknown) | undefined;
}

/** Each attempt ends with a response or a failure, so its request needs no line. */
const logged = ["onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;

/**
 * The hooks with a debug log, if `SVC_LOG` is `debug`, in any case. Each event is also a line on standard error: the time,
 * the hook's name and the event as JSON. Events contain nothing secret.
 */
export function withLog(hooks: Hooks, { SVC_LOG }: { SVC_LOG?: string | undefined }): Hooks {
  const level = SVC_LOG?.trim().toLowerCase();
  // Another value is most likely a mistake.
  if (level && level !== "debug" && level !== "off")
    console.warn('svc-monitoring-api: SVC_LOG must be "debug" or "off".');
  if (level !== "debug") return {};
  const withLine = (name: (typeof logged)[number]) => (event: never) => {
    console.error(new Date().toISOString(), "svc-monitoring-api", name, JSON.stringify(event));
    return hooks[name]?.(event);
  };
  return Object.fromEntries(logged.map((name) => [name, withLine(name)]));
}
