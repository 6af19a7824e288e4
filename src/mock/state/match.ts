import { percentDecoded } from "../../shared/text.ts";
import type { Override } from "../override.ts";

/** A call, as far as it can be matched. */
export interface ReceivedCall {
  /** Undefined if no operation has the path and the method. */
  operation: string | undefined;
  method: string;
  /** Below {base_url} or {auth_url}, with percent escapes. */
  path: string;
  query: string;
  account: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Whether an override is for a call. Only one with its path is for a call of an undocumented operation. */
export function matches({ operation, method, path, account }: Override, call: ReceivedCall): boolean {
  if (account !== undefined && account !== call.account) return false;
  const called = call.method === "HEAD" ? "GET" : call.method;
  if (path !== undefined) return method === called && parametersIn(path, call.path) !== undefined;
  return call.operation !== undefined && (operation === undefined || operation === call.operation);
}

/** The parameters of a path, by the names in braces of a template; undefined if the path is another one. */
export function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const [names, segments] = [template.split("/"), path.split("/").map((one) => percentDecoded(one) ?? one)];
  if (names.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? "";
    const [, parameter] = /^\{(.+)\}$/.exec(name) ?? [];
    if (parameter === undefined ? (percentDecoded(name) ?? name) !== segment : segment === "") return undefined;
    if (parameter !== undefined) parameters[parameter] = segment;
  }
  return parameters;
}
