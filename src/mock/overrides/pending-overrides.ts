import { isOfAuthServer, requestPathOf } from "../../contract/base-path.ts";
import { type Route, Router } from "../../contract/router.ts";
import type { HttpRequest } from "../../server/http-message.ts";
import type { OperationDescription } from "../../validation/description.ts";
import type { Override } from "./override.ts";

/** An override, and the calls that it is for. */
export interface PendingOverride {
  readonly override: Override;
  /** Finds the calls of the override's path; undefined without a path. */
  readonly router: Router<{ method: string; path: string; isOAuth: boolean }> | undefined;
  /** The number of calls that the override has applied to. */
  used: number;
}

const isLeft = ({ override: { times }, used }: PendingOverride) => times === undefined || used < times;

/**
 * Whether an override's path is the path of a documented operation, whose contract it was checked against: `/monitors/7` is one of
 * `/monitors/{monitor_id}`, and `/{a}/{b}` is not.
 */
function isOf({ path = "", method = "" }: Override, operation: OperationDescription): boolean {
  return new Router([operation]).find(requestPathOf(path), method)?.operation !== undefined;
}

/** Keeps the overrides of a mock, and finds the one that applies to a call. */
export class PendingOverrides {
  /** The overrides, the oldest first. Those that are used up stay, so that tests can see how often they applied. */
  readonly entries: PendingOverride[] = [];

  add(override: Override): void {
    const { method = "", path } = override;
    const router = path === undefined ? undefined : new Router([{ method, path, isOAuth: isOfAuthServer(path) }]);
    this.entries.push({ override, router, used: 0 });
  }

  /** Finds the newest override that matches a call. Without a path, it matches only calls of documented operations. */
  find(
    { path, method }: HttpRequest,
    route: Route<OperationDescription> | undefined,
    account: string | undefined,
  ): PendingOverride | undefined {
    return this.entries.findLast((pending) => {
      const { override, router } = pending;
      if (!isLeft(pending) || (override.account !== undefined && override.account !== account)) return false;
      const operation = route?.operation;
      if (router)
        return router.find(path, method)?.operation !== undefined && (!operation || isOf(override, operation));
      if (!operation) return false;
      return override.operation === undefined || override.operation === operation.id;
    });
  }

  /** The methods that the overrides have at a path. */
  methodsOf({ path }: HttpRequest): string[] {
    return this.entries.filter(isLeft).flatMap(({ router }) => router?.find(path, "OPTIONS")?.methods ?? []);
  }
}
