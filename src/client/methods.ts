import type { Client as FetchClient, FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";
import type { ServiceInit } from "./options.ts";

/** On another host: see `exchangeGrant`, `refresh` and `revoke`. */
export type OAuthPath = "/oauth/v2/token" | "/oauth/v2/token/revoke";

export interface ServicePaths extends Omit<paths, OAuthPath> {}

type Typed = "get" | "put" | "post" | "delete" | "patch";
type Method = Typed | "options" | "head" | "trace";

type PathsWith<Paths, Verb> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in Verb & string]: object } ? Path : never;
}[Exclude<keyof Paths, OAuthPath>];

type OperationOf<Paths, Path extends keyof Paths, Verb> = Paths[Path][Verb & keyof Paths[Path]] & object;

/** openapi-fetch's options and ours, but no others: it takes any, and a call with a misspelt `zaaid` acts on another account. */
type Options<Operation> = Omit<FetchOptions<Operation>, "fetch" | "method" | "parseAs"> & ServiceInit;

/** The options of a call, which may be omitted if the operation requires none. */
type Arguments<Given> = object extends Given ? [options?: Given] : [options: Given];

/** The body of a response or, unless an error is thrown, that of an error: also of a 200 with an error code. */
type Result<Operation extends object, As, Throws> = Promise<
  Extract<
    FetchResponse<Operation, { parseAs: As }, `${string}/${string}`>,
    Throws extends true ? { data: unknown } : unknown
  >
>;

/** The signature that fits no call makes it a method of openapi-fetch's client, for libraries that take one. */
type Call<Paths, Verb, Throws> = ((this: never) => never) & {
  <Path extends PathsWith<Paths, Verb>, As extends ParseAs>(
    path: Path,
    options: Options<OperationOf<Paths, Path, Verb>> & { parseAs: As },
  ): Result<OperationOf<Paths, Path, Verb>, As, Throws>;
  <Path extends PathsWith<Paths, Verb>>(
    path: Path,
    ...options: Arguments<Options<OperationOf<Paths, Path, Verb>>>
  ): Result<OperationOf<Paths, Path, Verb>, "json", Throws>;
};

/** The same, with the method first, in lower case. */
type Request<Paths, Throws> = ((this: never) => never) & {
  <Verb extends Method, Path extends PathsWith<Paths, Verb>, As extends ParseAs>(
    method: Verb,
    path: Path,
    options: Options<OperationOf<Paths, Path, Verb>> & { parseAs: As },
  ): Result<OperationOf<Paths, Path, Verb>, As, Throws>;
  <Verb extends Method, Path extends PathsWith<Paths, Verb>>(
    method: Verb,
    path: Path,
    ...options: Arguments<Options<OperationOf<Paths, Path, Verb>>>
  ): Result<OperationOf<Paths, Path, Verb>, "json", Throws>;
};

/** What openapi-fetch's client has. HEAD, OPTIONS and TRACE, which no documented operation has, have its types. */
export type Methods<Paths extends object, Throws> = Omit<FetchClient<Paths>, Uppercase<Typed> | "request"> & {
  [Verb in Typed as Uppercase<Verb>]: Call<Paths, Verb, Throws>;
} & { request: Request<Paths, Throws> };
