import { randomBytes } from "node:crypto";
import {
  accessTokenLifetime,
  accessTokensPerRefreshToken,
  activeAccessTokens,
  grantTokenValidity,
  refreshTokensPerClient,
  refreshTokensPerUser,
} from "../../../generated/limits.ts";
import { Window } from "./window.ts";

export interface Credentials {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

export interface GrantOptions {
  /** Such as `Svc.Admin.Read`; every scope's All if left out. */
  scopes?: string[];
  /** How long the code can be exchanged: 3 to 10; 10 if left out. */
  minutes?: number;
}

export interface AuthorityOptions {
  /** Every scope that there is. */
  scopes: readonly string[];
  credentials: Credentials;
  /** Milliseconds. */
  now: () => number;
  /** A part of a token that nobody can guess. */
  random?: () => string;
}

/** What an access token allows. */
export interface Access {
  scopes: ReadonlySet<string>;
  expiresAt: number;
}

interface RefreshToken {
  scopes: ReadonlySet<string>;
  made: Window;
  /** Access tokens, the first made first. */
  access: string[];
}

/** Too much was asked for: see the table of limits. */
export class Throttled extends Error {}

/** Makes and knows the tokens of the mock's one user and one client (source: Credentials and token flow, Limits). */
export class TokenAuthority {
  readonly #options: AuthorityOptions;
  readonly #grants = new Map<string, { scopes: ReadonlySet<string>; expiresAt: number }>();
  /** The first made first. */
  readonly #refreshTokens = new Map<string, RefreshToken>();
  readonly #access = new Map<string, Access>();
  readonly #refreshTokensMade: Window;

  constructor(options: AuthorityOptions) {
    this.#options = options;
    this.#refreshTokensMade = new Window(refreshTokensPerClient, options.now);
    this.#keep(options.credentials.refreshToken, new Set(this.#everything()));
  }

  /**
   * A grant code, as the developer console gives it.
   * @throws TypeError that says what scopes and minutes may be
   */
  issueGrant({ scopes = this.#everything(), minutes = grantTokenValidity.maximumMinutes }: GrantOptions = {}): string {
    const { minimumMinutes: min, maximumMinutes: max } = grantTokenValidity;
    if (typeof minutes !== "number" || !(minutes >= min && minutes <= max))
      throw new TypeError(`A grant is valid for ${min} to ${max} minutes.`);
    const { now } = this.#options;
    for (const [code, { expiresAt }] of this.#grants) if (expiresAt <= now()) this.#grants.delete(code);
    const code = this.#secret("grant");
    this.#grants.set(code, { scopes: this.#known(scopes), expiresAt: now() + minutes * 60_000 });
    return code;
  }

  /**
   * An access token without the way to it. It belongs to no refresh token, and no limit counts it.
   * @throws TypeError that says what scopes may be
   */
  issueAccessToken(scopes: string[] = this.#everything()): string {
    const now = this.#options.now();
    // All are valid for as long, so that the oldest come first.
    for (const [token, { expiresAt }] of this.#access) {
      if (expiresAt > now) break;
      this.#access.delete(token);
    }
    return this.#addAccess(this.#known(scopes));
  }

  isClient(clientId: string, clientSecret: string): boolean {
    const { credentials } = this.#options;
    return clientId === credentials.clientId && clientSecret === credentials.clientSecret;
  }

  /**
   * Exchanges a grant code, which works once.
   * @returns undefined if the code is unknown, used or expired
   * @throws Throttled
   */
  exchange(code: string): { refreshToken: string; accessToken: string } | undefined {
    const grant = this.#grants.get(code);
    if (!grant || grant.expiresAt <= this.#options.now()) return undefined;
    if (!this.#refreshTokensMade.take()) throw new Throttled();
    this.#grants.delete(code);
    const refreshToken = this.#secret("refresh");
    return { refreshToken, accessToken: this.#makeAccess(this.#keep(refreshToken, grant.scopes)) };
  }

  /**
   * Makes another access token.
   * @returns undefined if the refresh token is unknown, deleted or revoked
   * @throws Throttled
   */
  refresh(refreshToken: string): string | undefined {
    const token = this.#refreshTokens.get(refreshToken);
    return token && this.#makeAccess(token);
  }

  /** Revokes a refresh token. The source does not say so, but its access tokens end with it here. */
  revoke(refreshToken: string): boolean {
    const token = this.#refreshTokens.get(refreshToken);
    for (const access of token?.access ?? []) this.#access.delete(access);
    return this.#refreshTokens.delete(refreshToken);
  }

  /** What an access token allows; undefined if it is unknown, expired, deleted or revoked. */
  access(accessToken: string): Access | undefined {
    const access = this.#access.get(accessToken);
    return access && access.expiresAt > this.#options.now() ? access : undefined;
  }

  #keep(refreshToken: string, scopes: ReadonlySet<string>): RefreshToken {
    const made = new Window(accessTokensPerRefreshToken, this.#options.now);
    const token: RefreshToken = { scopes, made, access: [] };
    this.#refreshTokens.set(refreshToken, token);
    const [oldest] = this.#refreshTokens.keys();
    if (this.#refreshTokens.size > refreshTokensPerUser.maximum && oldest !== undefined) this.revoke(oldest);
    return token;
  }

  #makeAccess(token: RefreshToken): string {
    if (!token.made.take()) throw new Throttled();
    const now = this.#options.now();
    for (const access of token.access) {
      if ((this.#access.get(access)?.expiresAt ?? 0) <= now) this.#access.delete(access);
    }
    token.access = token.access.filter((access) => this.#access.has(access));
    if (token.access.length >= activeAccessTokens.maximum) this.#access.delete(token.access.shift() ?? "");
    const accessToken = this.#addAccess(token.scopes);
    token.access.push(accessToken);
    return accessToken;
  }

  #addAccess(scopes: ReadonlySet<string>): string {
    const accessToken = this.#secret("access");
    this.#access.set(accessToken, { scopes, expiresAt: this.#options.now() + accessTokenLifetime.usualSeconds * 1000 });
    return accessToken;
  }

  #everything(): string[] {
    return this.#options.scopes.filter((scope) => scope.endsWith(".All"));
  }

  #known(scopes: string[]): ReadonlySet<string> {
    for (const scope of scopes) {
      if (!this.#options.scopes.includes(scope)) {
        throw new TypeError(
          `There is no scope ${JSON.stringify(scope)}; there are ${this.#options.scopes.join(", ")}.`,
        );
      }
    }
    return new Set(scopes);
  }

  #secret(kind: string): string {
    const { random = () => randomBytes(16).toString("hex") } = this.#options;
    return `mock-${kind}.${random()}`;
  }
}
