import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

/** Runs the steps, and calls `check` after each of them. */
function run(sequence: readonly Step[], check: (scenario: Scenario) => void): void {
  const scenario = new Scenario();
  for (const step of sequence) {
    scenario.do(step);
    check(scenario);
  }
}

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
          const accessToken = this.authority.refresh(refreshToken);
          if (accessToken) this.issued.push({ accessToken, refreshToken, at: this.now });
        }
      }
    } catch (error) {
      if (!(error instanceof Throttled)) throw error;
    }
  }

  validTokens(): Array<{ accessToken: string; refreshToken: string; at: number }> {
    return this.issued.filter(({ accessToken }) => this.authority.access(accessToken));
  }
}

const perRefreshToken = (tokens: Scenario["issued"]) => {
  const counts = new Map<string, number>();
  for (const { refreshToken } of tokens) counts.set(refreshToken, (counts.get(refreshToken) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

describe("any sequence of token requests", () => {
  it("leaves each refresh token at most 10 valid access tokens, and at most 10 new ones in ten minutes", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (scenario) => {
          expect(perRefreshToken(scenario.validTokens())).toBeLessThanOrEqual(10);
          expect(perRefreshToken(scenario.issued.filter(({ at }) => at + 600_000 > scenario.now))).toBeLessThanOrEqual(
            10,
          );
        });
      }),
      { numRuns: 50 },
    );
  });

  it("leaves no access token valid after an hour, or after the revocation of its refresh token", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (scenario) => {
          for (const { at, refreshToken } of scenario.validTokens()) {
            expect(scenario.now - at).toBeLessThan(3_600_000);
            expect(scenario.revoked.has(refreshToken)).toBe(false);
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  it("issues at most 20 refresh tokens in ten minutes, and leaves at most 20 valid", () => {
    const many = fc.array(
      fc.oneof(fc.record({ advance: fc.nat(60_000) }), fc.record({ exchange: fc.constant(true as const) })),
      {
        maxLength: 100,
      },
    );
    fc.assert(
      fc.property(many, (sequence) => {
        run(sequence, (scenario) => {
          expect(scenario.refreshTokensIssuedAt.filter((at) => at + 600_000 > scenario.now).length).toBeLessThanOrEqual(
            20,
          );
          expect(new Set(scenario.validTokens().map(({ refreshToken }) => refreshToken)).size).toBeLessThanOrEqual(20);
        });
      }),
      { numRuns: 50 },
    );
  });
});
