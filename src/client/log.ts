import type { Environment } from "./environment.ts";
import type { Hooks } from "./options.ts";

/** Each attempt ends with a response or a failure, so its request needs no line. */
const logged = ["onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;

/**
 * The hooks with a debug log, if `SVC_LOG` is `debug`, in any case. Each event is also a line on standard error: the time,
 * the hook's name and the event as JSON. Events contain nothing secret.
 */
export function withLog(hooks: Hooks, { SVC_LOG }: Environment): Hooks {
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
