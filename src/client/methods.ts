/**
 * The types of the client's methods. Those of openapi-fetch would do, but for what an editor and the compiler then show.
 * These are for three texts, which `test/types/editor.test.ts` reads:
 *
 * 1. The hover of a call starts with the summary of the operation, and names its types instead of writing them in full.
 * 2. The message for a wrong path lists the paths that have the method, also those that the user added.
 * 3. The message for a call without the options that its operation requires names `OptionsRequired`.
 */
import type { Client as FetchClient, FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import type { Signatures } from "../../generated/methods.ts";
import type { paths } from "../../generated/types.ts";
import type { ServiceInit } from "./options.ts";

/** The OAuth operations are on another host: see `exchangeGrant`, `refresh` and `revoke`. */
export interface ServicePaths extends Omit<paths, "/oauth/v2/token" | "/oauth/v2/token/revoke"> {}

type Method = "get" | "put" | "post" | "delete" | "patch";
/** The methods of `request` are a property, because the compiler's messages would show a type's name instead of the methods. */
interface AnyMethod {
  all: "get" | "put" | "post" | "delete" | "patch" | "head" | "options" | "trace";
}

/** The paths are a property, because the compiler's messages would show a type's name instead of the paths. */
interface PathsWith<Paths, Verb extends AnyMethod["all"]> {
  all: { [Path in keyof Paths]: Paths[Path] extends { [Key in Verb]: object } ? Path : never }[keyof Paths] & string;
}

/** The options of a call, which may be omitted unless the operation requires one. */
type CallArguments<Options> = object extends Options
  ? [options?: Options & ServiceInit & { [option: string]: unknown }]
  : [options: Options & ServiceInit & { [option: string]: unknown }];

/** What openapi-fetch's methods accept, with the options of this client. */
interface AnyOperation<Paths extends object, Verb extends Method> {
  /** Calls the operation with this path. */
  // biome-ignore lint/style/useShorthandFunctionType: an editor shows the comment of a signature
  <
    Path extends PathsWith<Paths, Verb>["all"],
    Options extends MaybeOptionalInit<Paths[Path], Verb & keyof Paths[Path]>,
  >(
    path: Path,
    ...options: CallArguments<NonNullable<Options>>
  ): Promise<FetchResponse<Paths[Path][Verb & keyof Paths[Path]] & object, Options, `${string}/${string}`>>;
}

/** openapi-fetch's `request`, with the options of this client. */
interface AnyRequest<Paths extends object> {
  /** Calls the operation with this method, in lower case, and this path. */
  // biome-ignore lint/style/useShorthandFunctionType: an editor shows the comment of a signature
  <
    Verb extends AnyMethod["all"],
    Path extends PathsWith<Paths, Verb>["all"],
    Options extends MaybeOptionalInit<Paths[Path], Verb & keyof Paths[Path]>,
  >(
    method: Verb,
    path: Path,
    ...options: CallArguments<NonNullable<Options>>
  ): Promise<FetchResponse<Paths[Path][Verb & keyof Paths[Path]] & object, Options, `${string}/${string}`>>;
}

/** Fits no path: with it the compiler's message lists the paths, or says that the operation requires options. */
type NoPath<Paths, Verb extends AnyMethod["all"], Path> = Path extends PathsWith<Paths, Verb>["all"]
  ? Path & OptionsRequired
  : PathsWith<Paths, Verb>["all"];

/** Fits no call. */
type Otherwise<Paths, Verb extends Method> = <Path extends string>(path: NoPath<Paths, Verb, Path>) => never;
type OtherwiseRequest<Paths> = <Verb extends AnyMethod["all"], Path extends string>(
  method: Verb,
  path: NoPath<Paths, Verb, Path>,
) => never;

declare const options: unique symbol;

/** The compiler names this type if a call omits `params` or `body`, which the operation requires. */
export interface OptionsRequired {
  [options]: true;
}

/** On the generated paths of a contract that overlays extend: the signatures of its operations, by method. */
export declare const signatures: unique symbol;

/** The signatures of documented operations, with their summaries. */
type Documented<Paths extends object, Verb extends Method> = Verb extends keyof SignaturesOf<Paths>
  ? SignaturesOf<Paths>[Verb]
  : unknown;
type SignaturesOf<Paths extends object> = Paths extends { [signatures]: infer Own }
  ? Own
  : Paths extends ServicePaths
    ? Signatures<ServiceInit>
    : unknown;

/** An editor shows the first signature that fits, so those of the documented operations come first. */
type Operations<Paths extends object, Verb extends Method> = Documented<Paths, Verb> &
  Otherwise<Paths, Verb> &
  AnyOperation<Paths, Verb>;

/** What openapi-fetch's client has. HEAD, OPTIONS and TRACE, which no documented operation has, have its types. */
export interface Methods<Paths extends object> extends Omit<FetchClient<Paths>, Uppercase<Method> | "request"> {
  request: OtherwiseRequest<Paths> & AnyRequest<Paths>;
  GET: Operations<Paths, "get">;
  PUT: Operations<Paths, "put">;
  POST: Operations<Paths, "post">;
  DELETE: Operations<Paths, "delete">;
  PATCH: Operations<Paths, "patch">;
}
