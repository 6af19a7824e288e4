import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accessTokenLifetime,
  accessTokensPerRefreshToken,
  activeAccessTokens,
  refreshTokensPerClient,
  refreshTokensPerUser,
} from "../../generated/limits.ts";
import { Throttled, TokenAuthority } from "../../src/mock/authority/authority.ts";

const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "first" };

type Step = { advance: number } | { refresh: number } | { exchange: true } | { revoke: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ advance: fc.integer({ min: 0, max: 15 * 60_000 }) }),
    { arbitrary: fc.record({ refresh: fc.nat(30) }), weight: 6 },
    fc.record({ exchange: fc.constant(true as const) }),
    { arbitrary: fc.record({ revoke: fc.nat(30) }), weight: 1 },
  ),
  { maxLength: 300 },
);

/** An authority with a clock, and the tokens that it issued. */
class Scenario {
  now = 0;
  /** Refresh tokens, oldest first. */
  readonly refreshTokens = ["first"];
  readonly refreshTokensIssuedAt: number[] = [];
  readonly issued: Array<{ accessToken: string; refreshToken: string; at: number }> = [];
  readonly revoked = new Set<string>();
  readonly authority = new TokenAuthority({ scopes: ["Svc.Admin.All"], credentials, now: () => this.now });

  do(step: Step): void {
    try {
      if ("advance" in step) this.now += step.advance;
      else if ("exchange" in step) {
        const tokens = this.authority.exchange(this.authority.issueGrant());
        if (!tokens) throw new Error("A new code must be valid.");
        this.refreshTokens.push(tokens.refreshToken);
        this.refreshTokensIssuedAt.push(this.now);
        this.issued.push({ ...tokens, at: this.now });
      } else {
        const refreshToken =
          this.refreshTokens[("refresh" in step ? step.refresh : step.revoke) % this.refreshTokens.length] ?? "";
        if ("revoke" in step) {
          if (this.authority.revoke(refreshToken)) this.revoked.add(refreshToken);
        } else {
          const tokens = this.authority.refresh(refreshToken);
          if (tokens) this.issued.push({ ...tokens, at: this.now });
        }
      }
    } catch (error) {
      if (!(error instanceof Throttled)) throw error;
    }
  }

  validTokens = () => this.issued.filter(({ accessToken }) => this.authority.access(accessToken));
}

const perRefreshToken = (tokens: Scenario["issued"]) => {
  const counts = new Map<string, number>();
  for (const { refreshToken } of tokens) counts.set(refreshToken, (counts.get(refreshToken) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

function assertAfterEachStep(check: (scenario: Scenario) => void, sequences = steps): void {
  const property = fc.property(sequences, (sequence) => {
    const scenario = new Scenario();
    for (const step of sequence) {
      scenario.do(step);
      check(scenario);
    }
  });
  fc.assert(property, { numRuns: 50 });
}

describe("any sequence of token requests", () => {
  const minute = 60_000;

  it("leaves each refresh token a maximum of valid access tokens, and of new ones in a time", () => {
    const { maximum, perMinutes } = accessTokensPerRefreshToken;
    assertAfterEachStep(({ issued, now, validTokens }) => {
      expect(perRefreshToken(validTokens())).toBeLessThanOrEqual(activeAccessTokens.maximum);
      const isNew = ({ at }: { at: number }) => at + perMinutes * minute > now;
      expect(perRefreshToken(issued.filter(isNew))).toBeLessThanOrEqual(maximum);
    });
  });

  it("leaves no access token valid after its lifetime, or after the revocation of its refresh token", () => {
    assertAfterEachStep(({ now, revoked, validTokens }) => {
      for (const { at, refreshToken } of validTokens()) {
        expect(now - at).toBeLessThan(accessTokenLifetime.usualSeconds * 1000);
        expect(revoked.has(refreshToken)).toBe(false);
      }
    });
  });

  it("issues a maximum of refresh tokens in a time, and leaves a maximum valid", () => {
    const step = fc.oneof(fc.record({ advance: fc.nat(minute) }), fc.record({ exchange: fc.constant(true as const) }));
    const { maximum, perMinutes } = refreshTokensPerClient;
    assertAfterEachStep(
      ({ now, refreshTokensIssuedAt, validTokens }) => {
        const isNew = (at: number) => at + perMinutes * minute > now;
        expect(refreshTokensIssuedAt.filter(isNew).length).toBeLessThanOrEqual(maximum);
        const valid = new Set(validTokens().map(({ refreshToken }) => refreshToken));
        expect(valid.size).toBeLessThanOrEqual(refreshTokensPerUser.maximum);
      },
      fc.array(step, { maxLength: 100 }),
    );
  });
});
