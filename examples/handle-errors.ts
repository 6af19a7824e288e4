/**
 * The errors that a call can fail with, and how a program tells them apart.
 *
 *   npx tsx examples/handle-errors.ts
 */
import {
  createClient,
  NotFoundError,
  ServiceError,
  TimeoutError,
  TokenBudgetError,
  TokenError,
  TransportError,
  unwrap,
} from "svc-monitoring-api";

const api = createClient();

try {
  const monitor = await unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } }));
  console.log(`Got the monitor ${monitor.monitor_id}`);
} catch (error) {
  if (error instanceof NotFoundError) console.log(`No such monitor: ${error.message} (code ${error.code})`);
  else if (error instanceof ServiceError && error.isUnauthorizedAccount) console.log("This account may not do that.");
  else if (error instanceof ServiceError) console.log(`${error.operation}: status ${error.status}, ${error.message}`);
  else if (error instanceof TokenBudgetError)
    console.log(`Too many tokens; the next at ${error.retryAt.toISOString()}`);
  else if (error instanceof TokenError) console.log(`No token: ${error.message}`);
  else if (error instanceof TimeoutError) console.log(`Too slow: ${error.message}`);
  else if (error instanceof TransportError) console.log(`No response: ${error.message}`);
  else throw error;
}
