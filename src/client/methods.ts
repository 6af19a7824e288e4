/**
 * The types of the client's methods. Those of openapi-fetch would do, but for what an editor and the compiler then show.
 * These are for four texts, which `test/types/editor.test.ts` reads:
 *
 * 1. The hover of a call starts with the summary of the operation, and names its types instead of writing them in full.
 * 2. The message for a wrong path lists the paths that have the method, also those that the user added.
 * 3. The message for a call without the options that its operation requires names them.
 * 4. The message for an option that does not exist names the nearest one. openapi-fetch accepts any.
 */
import type { Client as FetchClient, ParseAs } from "openapi-fetch";
import type { CallResult, Signatures, StockOptions } from "../../generated/methods.ts";
import type { paths } from "../../generated/types.ts";
import type { defaultVersion } from "../../generated/version.ts";
import type { ServiceInit } from "./options.ts";

/** On another host: see `exchangeGrant`, `refresh` and `revoke`. */
type OAuthPath = "/oauth/v2/token" | "/oauth/v2/token/revoke";

export interface ServicePaths extends Omit<paths, OAuthPath> {}

type Method = "get" | "put" | "post" | "delete" | "patch";
interface AnyMethod {
  all: "get" | "put" | "post" | "delete" | "patch" | "head" | "options" | "trace";
}

/** Like the methods above, the paths are a property: the compiler's messages would show a type's name instead of them. */
interface PathsWith<Paths, Verb extends AnyMethod["all"]> {
  all: {
    [Path in keyof Paths]: Paths[Path] extends { [Key in Verb]: object } ? Path : never;
  }[Exclude<keyof Paths, OAuthPath>] &
    string;
}

type OperationOf<Paths, Path extends keyof Paths, Verb> = Paths[Path][Verb & keyof Paths[Path]] & object;

export type CallOptions<Operation, As> = StockOptions<Operation> & { parseAs?: As & ParseAs } & ServiceInit;

/** The options of a call, which may be omitted unless the operation requires one, or does not exist. */
type CallArguments<Operation, As> = [Operation] extends [never]
  ? [options?: unknown]
  : object extends CallOptions<Operation, As>
    ? [options?: CallOptions<Operation, As>]
    : [options: CallOptions<Operation, As>];

/** The options of a call that says how to read the body. In those above, the compiler infers no `As` beside a path. */
type ReadOptions<Operation, As> = StockOptions<Operation> & ServiceInit & { parseAs: As };

interface AnyOperation<Paths extends object, Verb extends Method, Throws> {
  /** Calls the operation with this path. */
  <Path extends PathsWith<Paths, Verb>["all"], As extends ParseAs>(
    path: Path,
    options: ReadOptions<OperationOf<Paths, Path, Verb>, As>,
  ): Promise<CallResult<OperationOf<Paths, Path, Verb>, As, Throws>>;
  /** Calls the operation with this path. */
  <Path extends PathsWith<Paths, Verb>["all"], As extends ParseAs = "json">(
    path: Path,
    ...options: CallArguments<OperationOf<Paths, Path, Verb>, As>
  ): Promise<CallResult<OperationOf<Paths, Path, Verb>, As, Throws>>;
}

interface AnyRequest<Paths extends object, Throws> {
  /** Calls the operation with this method, in lower case, and this path. */
  <Verb extends AnyMethod["all"], Path extends PathsWith<Paths, Verb>["all"], As extends ParseAs>(
    method: Verb,
    path: Path,
    options: ReadOptions<OperationOf<Paths, Path, Verb>, As>,
  ): Promise<CallResult<OperationOf<Paths, Path, Verb>, As, Throws>>;
  /** Calls the operation with this method, in lower case, and this path. */
  <Verb extends AnyMethod["all"], Path extends PathsWith<Paths, Verb>["all"], As extends ParseAs = "json">(
    method: Verb,
    path: Path,
    ...options: CallArguments<OperationOf<Paths, Path, Verb>, As>
  ): Promise<CallResult<OperationOf<Paths, Path, Verb>, As, Throws>>;
}

type RequiredNames<Options> = {
  [Name in keyof Options]-?: object extends Pick<Options, Name> ? never : Name;
}[keyof Options];

/** Fits no path: with it the compiler's message lists the paths, or names the options that the operation requires. */
type NoPath<Paths, Verb extends AnyMethod["all"], Path> = Path extends PathsWith<Paths, Verb>["all"]
  ? Path & OptionsRequired<RequiredNames<StockOptions<OperationOf<Paths, Path, Verb>>>>
  : PathsWith<Paths, Verb>["all"];

/**
 * Signatures that fit no call. The compiler's message is about the last signature alone if more than three do not fit;
 * if fewer do not, it shows each of them in full.
 */
interface Otherwise<Paths, Verb extends Method> {
  (path: never, options?: never): never;
  (path: never, options?: never, none?: never): never;
  <Path extends string>(path: NoPath<Paths, Verb, Path>, options?: never): never;
}

/** Makes a method one of openapi-fetch's, for libraries that take its client. Fits no call, and no message shows it. */
type StockMethod = (this: never) => never;

declare const options: unique symbol;

/** The compiler names this type, with the options, if a call omits `params` or `body`, which the operation requires. */
export interface OptionsRequired<Names> {
  [options]: Names;
}

/** On the generated paths of an extended contract: its operations' signatures, for both values of `throwOnError`. */
export declare const signatures: unique symbol;

/**
 * What the client needs to know of the operations of an extended contract, by method and path: `build` writes it as
 * `operations` to `operations.ts`. An API version or a media type that is left out is the usual one: JSON.
 */
export type OperationTable = Readonly<
  Record<string, readonly [id: string, scope: string, version?: string, mediaType?: string, sentType?: string]>
>;

/**
 * The options of a client, with what its types need: the table of operations, if one of the paths has another API version than
 * the default, and `throwOnError`, if its calls throw.
 */
export type ClientArguments<Paths extends object, Throws, Options> = Paths extends {
  [signatures]: { contract: infer Table extends OperationTable };
}
  ? Table[keyof Table] extends readonly [string, string, DefaultVersion?, string?, string?]
    ? OwnArguments<Throws, Options>
    : [options: OwnOptions<Throws, Options> & { contract: Table }]
  : OwnArguments<Throws, Options>;
type OwnOptions<Throws, Options> = true extends Throws ? Options & { throwOnError: Throws } : Options;
type OwnArguments<Throws, Options> = true extends Throws ? [options: OwnOptions<Throws, Options>] : [options?: Options];
type DefaultVersion = typeof defaultVersion;

type Documented<Paths extends object, Verb extends Method, Throws> = Verb extends keyof SignaturesOf<Paths, Throws>
  ? SignaturesOf<Paths, Throws>[Verb]
  : unknown;
type SignaturesOf<Paths extends object, Throws> = Paths extends { [signatures]: infer Own }
  ? Own[(Throws extends true ? "throwing" : "plain") & keyof Own]
  : Paths extends ServicePaths
    ? Signatures<ServiceInit, Throws>
    : unknown;

/** An editor shows the first signature that fits, so those of the documented operations come first. */
type Operations<Paths extends object, Verb extends Method, Throws> = Documented<Paths, Verb, Throws> &
  Otherwise<Paths, Verb> &
  AnyOperation<Paths, Verb, Throws>;

/** What openapi-fetch's client has. HEAD, OPTIONS and TRACE, which no documented operation has, have its types. */
export interface Methods<Paths extends object, Throws> extends Omit<FetchClient<Paths>, Uppercase<Method> | "request"> {
  request: StockMethod & AnyRequest<Paths, Throws>;
  GET: Operations<Paths, "get", Throws>;
  PUT: Operations<Paths, "put", Throws>;
  POST: Operations<Paths, "post", Throws>;
  DELETE: Operations<Paths, "delete", Throws>;
  PATCH: Operations<Paths, "patch", Throws>;
}
