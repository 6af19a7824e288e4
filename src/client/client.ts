import type { FetchResponse, HeadersOptions, ParamsOption, RequestBodyOption } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";

/** The OAuth operations are on another host: see `exchangeGrant`, `refresh` and `revoke`. */
type ServicePaths = Omit<paths, "/oauth/v2/token" | "/oauth/v2/token/revoke">;
type Method = "get" | "post" | "put" | "delete";
type PathsWith<M extends Method> = {
  [Path in keyof ServicePaths]: ServicePaths[Path] extends Record<M, object> ? Path : never;
}[keyof ServicePaths];

/** Options of every call, in addition to its parameters and its body. */
interface CommonOptions {
  headers?: HeadersOptions;
  signal?: AbortSignal;
}

/** Without the cookie, which `withAccount` sends. */
type Parameters<Operation> = Operation extends { parameters: infer All }
  ? ParamsOption<{ parameters: Omit<All, "cookie"> }>
  : unknown;

type CallOptions<Operation> = Parameters<Operation> & RequestBodyOption<Operation> & CommonOptions;
type OptionsArgument<Options> = object extends Options ? [options?: Options] : [options: Options];

/** The parsed body is in `data` or `error`; the body of `response` is already read. */
type Result<Operation> = FetchResponse<Operation & Record<string, unknown>, object, "application/json"> & {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
};

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...options: OptionsArgument<CallOptions<ServicePaths[Path][M]>>
) => Promise<Result<ServicePaths[Path][M]>>;

/** Options of `Client.request`. */
export interface RequestOptions {
  query?: Record<string, string | number | boolean | readonly (string | number)[]>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The result of an operation that the contract does not list. */
export interface AnyResult {
  data: unknown;
  error: unknown;
  operation: string;
  response: Response;
}

/** Calls the operations of the service. */
export interface Client {
  GET: Call<"get">;
  POST: Call<"post">;
  PUT: Call<"put">;
  DELETE: Call<"delete">;
  /**
   * Returns a client with the same tokens that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is not a valid cookie value; TransportError in a browser, which does not let
   * programs set cookies
   */
  withAccount(zaaid: string): Client;
  /**
   * Calls an operation that the contract does not list.
   * @param path relative to {base_url}
   */
  request(method: string, path: string, options?: RequestOptions): Promise<AnyResult>;
}
