import {
  accessTokenLifetime,
  accessTokensPerRefreshToken,
  activeAccessTokens,
  grantTokenValidity,
  refreshTokensPerClient,
  refreshTokensPerUser,
} from "../../../generated/limits.ts";
import { isValueOf, UserRole } from "../../constants/index.ts";
import { Refusal } from "../refusal.ts";
import { credentials as everyMocks, type MockCredentials, randomSecret } from "./credentials.ts";

export interface AccessOptions {
  /** Scopes such as `Svc.Admin.Read` (default: all scopes that end with `.All`). */
  scopes?: string[];
  /** The role of the user (default: Super Admin). */
  role?: UserRole;
}

export interface GrantOptions extends AccessOptions {
  /** How long the code is valid, in minutes: 3 to 10 (default: 10). */
  minutes?: number;
}

/** What an access token allows. */
export interface Rights {
  scopes: ReadonlySet<string>;
  role: UserRole;
}

interface Expiring extends Rights {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface RefreshToken extends Rights {
  /** When access tokens were issued for it, in milliseconds since 1970. */
  issuedAt: number[];
  /** The access tokens, oldest first. */
  access: string[];
}

interface IssuedTokens {
  refreshToken: string;
  accessToken: string;
}

/** Issues, checks and revokes the tokens of the mock's only user (specification, Credentials and token flow, Limits). */
export class TokenAuthority {
  readonly #grants = new Map<string, Expiring>();
  /** By token, oldest first. */
  readonly #refreshTokens = new Map<string, RefreshToken>();
  readonly #access = new Map<string, Expiring>();
  readonly #refreshIssuedAt: number[] = [];

  /**
   * @param scopes every scope of the service
   * @param now returns the current time, in milliseconds since 1970
   */
  constructor(
    private readonly scopes: readonly string[],
    private readonly credentials: MockCredentials,
    private readonly now: () => number,
  ) {
    this.#addRefreshToken(credentials.refreshToken, this.#rights({}));
  }

  /** Issues a grant code, as the developer console does. @throws TypeError if a scope or the role is unknown */
  issueGrant({ minutes = grantTokenValidity.maximumMinutes, ...options }: GrantOptions = {}): string {
    const now = this.now();
    for (const [code, { expiresAt }] of this.#grants) if (expiresAt <= now) this.#grants.delete(code);
    const code = randomSecret("grant");
    this.#grants.set(code, { ...this.#rights(options), expiresAt: now + minutes * 60_000 });
    return code;
  }

  /** Issues an access token that no limit counts. @throws TypeError if a scope or the role is unknown */
  issueAccessToken(options: AccessOptions = {}): string {
    return this.#addAccess(this.#rights(options));
  }

  isClient(clientId: string, clientSecret: string): boolean {
    return clientId === this.credentials.clientId && clientSecret === this.credentials.clientSecret;
  }

  /** Exchanges a grant code, once; undefined if it is unknown, used or expired. @throws Refusal if a limit is exceeded */
  exchange(code: string): IssuedTokens | undefined {
    const grant = this.#grants.get(code);
    if (!grant || grant.expiresAt <= this.now()) return undefined;
    take(this.#refreshIssuedAt, refreshTokensPerClient, this.now());
    this.#grants.delete(code);
    const refreshToken = randomSecret("refresh");
    return { refreshToken, accessToken: this.#issueAccess(this.#addRefreshToken(refreshToken, grant)) };
  }

  /** Issues another access token; undefined for an unknown or revoked refresh token. @throws Refusal if a limit is exceeded */
  refresh(refreshToken: string): IssuedTokens | undefined {
    const token = this.#refreshTokens.get(this.#own(refreshToken));
    return token && { refreshToken, accessToken: this.#issueAccess(token) };
  }

  /** Revokes a refresh token and its access tokens. The specification does not say what happens to the access tokens. */
  revoke(refreshToken: string): boolean {
    const own = this.#own(refreshToken);
    for (const access of this.#refreshTokens.get(own)?.access ?? []) this.#access.delete(access);
    return this.#refreshTokens.delete(own);
  }

  /** What an access token allows; undefined if it is unknown, expired, deleted or revoked. */
  access(accessToken: string): Rights | undefined {
    const access = this.#access.get(accessToken);
    return access && access.expiresAt > this.now() ? access : undefined;
  }

  /** Every mock accepts a common refresh token, too. This replaces it by the mock's own one, under which the state is stored. */
  #own(refreshToken: string): string {
    return refreshToken === everyMocks.refreshToken ? this.credentials.refreshToken : refreshToken;
  }

  #addRefreshToken(refreshToken: string, { scopes, role }: Rights): RefreshToken {
    const token: RefreshToken = { scopes, role, issuedAt: [], access: [] };
    this.#refreshTokens.set(refreshToken, token);
    const [oldest] = this.#refreshTokens.keys();
    if (this.#refreshTokens.size > refreshTokensPerUser.maximum && oldest !== undefined) this.revoke(oldest);
    return token;
  }

  #issueAccess(token: RefreshToken): string {
    const now = this.now();
    take(token.issuedAt, accessTokensPerRefreshToken, now);
    token.access = token.access.filter((access) => this.access(access));
    if (token.access.length >= activeAccessTokens.maximum) this.#access.delete(token.access.shift() ?? "");
    const accessToken = this.#addAccess(token);
    token.access.push(accessToken);
    return accessToken;
  }

  #addAccess({ scopes, role }: Rights): string {
    const now = this.now();
    // All tokens have the same lifetime, so the map has them in the order in which they expire.
    for (const [token, { expiresAt }] of this.#access) {
      if (expiresAt > now) break;
      this.#access.delete(token);
    }
    const accessToken = randomSecret("access");
    const expiresAt = now + accessTokenLifetime.usualSeconds * 1000;
    this.#access.set(accessToken, { scopes, role, expiresAt });
    return accessToken;
  }

  #rights({ scopes, role = UserRole.SuperAdmin }: AccessOptions): Rights {
    const all = this.scopes;
    const unknown = scopes?.find((scope) => !all.includes(scope));
    if (unknown !== undefined)
      throw new TypeError(`${JSON.stringify(unknown)} is not a scope. The scopes are ${all.join(", ")}.`);
    if (!isValueOf(UserRole, role)) {
      const roles = Object.values(UserRole).join(", ");
      throw new TypeError(`${JSON.stringify(role)} is not a role. The roles are ${roles}.`);
    }
    return { scopes: new Set(scopes ?? all.filter((scope) => scope.endsWith(".All"))), role };
  }
}

/** Counts a use in a sliding window, such as 10 in 10 minutes (specification, Limits). @throws Refusal if the window is full */
function take(usedAt: number[], limit: { maximum: number; perMinutes: number }, now: number): void {
  const inWindow = usedAt.filter((at) => at + limit.perMinutes * 60_000 > now);
  if (inWindow.length >= limit.maximum) {
    // The specification does not document this error. Similar services call it "Access Denied".
    const error_description = "You have made too many requests continuously. Please try again after some time.";
    throw new Refusal({ status: 400, body: { error: "Access Denied", error_description } });
  }
  usedAt.splice(0, usedAt.length, ...inWindow, now);
}
