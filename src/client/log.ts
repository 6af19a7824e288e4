import type { Environment } from "./environment.ts";
import type { Hooks } from "./options.ts";

/** Each attempt ends with a response or a failure, so its request needs no line. */
const logged = ["onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;

/** Whether `SVC_LOG` is `debug`, in any case. Another value is most likely a mistake, and gets a warning. */
export function isLogged({ SVC_LOG }: Environment): boolean {
  const level = SVC_LOG?.trim().toLowerCase();
  if (level && level !== "debug" && level !== "off") {
    console.warn('svc-monitoring-api: SVC_LOG must be "debug" or "off".');
  }
  return level === "debug";
}

/**
 * The hooks with a debug log: each event is also a line on standard error, with the time, the hook's name and the event as
 * JSON. Events contain nothing secret.
 */
export function withLog(hooks: Hooks): Hooks {
  const withLine = (name: (typeof logged)[number]) => (event: never) => {
    console.error(new Date().toISOString(), "svc-monitoring-api", name, JSON.stringify(event));
    return hooks[name]?.(event);
  };
  return Object.fromEntries(logged.map((name) => [name, withLine(name)]));
}
