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
import { type Credentials, credentials as everyMocks, randomSecret } from "./credentials.ts";

export interface AccessOptions {
  /** Such as `Svc.Admin.Read`; all scopes that end with `.All` if left out. */
  scopes?: string[];
  /** The role of the user; Super Admin if left out. */
  role?: UserRole;
}

export interface GrantOptions extends AccessOptions {
  /** How long the code is valid, in minutes: 3 to 10; 10 if left out. */
  minutes?: number;
}

export interface AuthorityOptions {
  scopes: readonly string[];
  credentials: Credentials;
  /** The current time, in milliseconds since 1970. */
  now: () => number;
}

export interface Rights {
  scopes: ReadonlySet<string>;
  role: UserRole;
}

interface Expiring extends Rights {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface RefreshToken extends Rights {
  issuedAt: number[];
  /** Access tokens, oldest first. */
  access: string[];
}

/** A limit on the number of tokens is exceeded (specification, Limits). Services of this kind call it "Access Denied". */
export class Throttled extends Refusal {
  constructor() {
    const error_description = "You have made too many requests continuously. Please try again after some time.";
    super({ status: 400, body: { error: "Access Denied", error_description } });
  }
}

interface IssuedTokens {
  refreshToken: string;
  accessToken: string;
}

/** Issues, checks and revokes the tokens of the mock's only user (specification, Credentials and token flow, Limits). */
export class TokenAuthority {
  readonly #grants = new Map<string, Expiring>();
  /** Oldest first. */
  readonly #refreshTokens = new Map<string, RefreshToken>();
  readonly #access = new Map<string, Expiring>();
  readonly #refreshIssuedAt: number[] = [];

  constructor(private readonly options: AuthorityOptions) {
    this.#addRefreshToken(options.credentials.refreshToken, this.#rights({}));
  }

  /** Issues a grant code, as the developer console does. @throws TypeError if a scope or the role is unknown */
  issueGrant({ minutes = grantTokenValidity.maximumMinutes, ...options }: GrantOptions = {}): string {
    const { now } = this.options;
    for (const [code, { expiresAt }] of this.#grants) if (expiresAt <= now()) this.#grants.delete(code);
    const code = randomSecret("grant");
    this.#grants.set(code, { ...this.#rights(options), expiresAt: now() + minutes * 60_000 });
    return code;
  }

  /** Issues an access token that no limit counts. @throws TypeError if a scope or the role is unknown */
  issueAccessToken(options: AccessOptions = {}): string {
    return this.#addAccess(this.#rights(options));
  }

  isClient(clientId: string, clientSecret: string): boolean {
    const { credentials } = this.options;
    return clientId === credentials.clientId && clientSecret === credentials.clientSecret;
  }

  /** Exchanges a grant code, once; undefined if it is unknown, used or expired. @throws Throttled */
  exchange(code: string): IssuedTokens | undefined {
    const grant = this.#grants.get(code);
    if (!grant || grant.expiresAt <= this.options.now()) return undefined;
    take(this.#refreshIssuedAt, refreshTokensPerClient, this.options.now());
    this.#grants.delete(code);
    const refreshToken = randomSecret("refresh");
    return { refreshToken, accessToken: this.#issueAccess(this.#addRefreshToken(refreshToken, grant)) };
  }

  /** Issues another access token; undefined if the refresh token is unknown, deleted or revoked. @throws Throttled */
  refresh(refreshToken: string): IssuedTokens | undefined {
    const token = this.#refreshTokens.get(this.#own(refreshToken));
    return token && { refreshToken, accessToken: this.#issueAccess(token) };
  }

  /** Revokes a refresh token and its access tokens, of which the specification does not say what happens to them. */
  revoke(refreshToken: string): boolean {
    const own = this.#own(refreshToken);
    for (const access of this.#refreshTokens.get(own)?.access ?? []) this.#access.delete(access);
    return this.#refreshTokens.delete(own);
  }

  /** What an access token allows; undefined if it is unknown, expired, deleted or revoked. */
  access(accessToken: string): Rights | undefined {
    const access = this.#access.get(accessToken);
    return access && access.expiresAt > this.options.now() ? access : undefined;
  }

  /** The refresh token that every mock accepts is another name of this mock's own. */
  #own(refreshToken: string): string {
    return refreshToken === everyMocks.refreshToken ? this.options.credentials.refreshToken : refreshToken;
  }

  #addRefreshToken(refreshToken: string, { scopes, role }: Rights): RefreshToken {
    const token: RefreshToken = { scopes, role, issuedAt: [], access: [] };
    this.#refreshTokens.set(refreshToken, token);
    const [oldest] = this.#refreshTokens.keys();
    if (this.#refreshTokens.size > refreshTokensPerUser.maximum && oldest !== undefined) this.revoke(oldest);
    return token;
  }

  #issueAccess(token: RefreshToken): string {
    const now = this.options.now();
    take(token.issuedAt, accessTokensPerRefreshToken, now);
    token.access = token.access.filter((access) => this.access(access));
    if (token.access.length >= activeAccessTokens.maximum) this.#access.delete(token.access.shift() ?? "");
    const accessToken = this.#addAccess(token);
    token.access.push(accessToken);
    return accessToken;
  }

  #addAccess({ scopes, role }: Rights): string {
    const now = this.options.now();
    // All tokens have the same lifetime, so the first to expire come first.
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
    const all = this.options.scopes;
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

/** Counts a use in a sliding window, such as 10 in 10 minutes. @throws Throttled if it would be one too many */
function take(usedAt: number[], limit: { maximum: number; perMinutes: number }, now: number): void {
  const inWindow = usedAt.filter((at) => at + limit.perMinutes * 60_000 > now);
  if (inWindow.length >= limit.maximum) throw new Throttled();
  usedAt.splice(0, usedAt.length, ...inWindow, now);
}
