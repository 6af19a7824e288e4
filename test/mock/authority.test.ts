import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Throttled, TokenAuthority } from "../../src/mock/authority/authority.ts";

const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "first" };

type Step = { pass: number } | { refresh: number } | { exchange: true } | { revoke: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ pass: fc.integer({ min: 0, max: 15 * 60_000 }) }),
    { arbitrary: fc.record({ refresh: fc.nat(30) }), weight: 6 },
    fc.record({ exchange: fc.constant(true as const) }),
    { arbitrary: fc.record({ revoke: fc.nat(30) }), weight: 1 },
  ),
  { maxLength: 300 },
);

/** Does the steps, and tells after each what was made, when. */
function play(sequence: readonly Step[], check: (world: World) => void): void {
  const world = new World();
  for (const step of sequence) {
    world.do(step);
    check(world);
  }
}

class World {
  now = 0;
  /** Refresh tokens, oldest first. */
  readonly refreshTokens = ["first"];
  readonly refreshMadeAt: number[] = [];
  readonly made: Array<{ accessToken: string; refreshToken: string; at: number }> = [];
  readonly revoked = new Set<string>();
  readonly authority = new TokenAuthority({ scopes: ["Svc.Admin.All"], credentials, now: () => this.now });

  do(step: Step): void {
    try {
      if ("pass" in step) this.now += step.pass;
      else if ("exchange" in step) {
        const tokens = this.authority.exchange(this.authority.issueGrant());
        if (!tokens) throw new Error("A fresh code must work.");
        this.refreshTokens.push(tokens.refreshToken);
        this.refreshMadeAt.push(this.now);
        this.made.push({ ...tokens, at: this.now });
      } else {
        const refreshToken =
          this.refreshTokens[("refresh" in step ? step.refresh : step.revoke) % this.refreshTokens.length] ?? "";
        if ("revoke" in step) {
          if (this.authority.revoke(refreshToken)) this.revoked.add(refreshToken);
        } else {
          const accessToken = this.authority.refresh(refreshToken);
          if (accessToken) this.made.push({ accessToken, refreshToken, at: this.now });
        }
      }
    } catch (error) {
      if (!(error instanceof Throttled)) throw error;
    }
  }

  working(): Array<{ accessToken: string; refreshToken: string; at: number }> {
    return this.made.filter(({ accessToken }) => this.authority.access(accessToken));
  }
}

const perRefreshToken = (tokens: World["made"]) => {
  const counts = new Map<string, number>();
  for (const { refreshToken } of tokens) counts.set(refreshToken, (counts.get(refreshToken) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

describe("whatever is asked for, in whatever order", () => {
  it("no refresh token has more than 10 access tokens that work, and makes more than 10 in ten minutes", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        play(sequence, (world) => {
          expect(perRefreshToken(world.working())).toBeLessThanOrEqual(10);
          expect(perRefreshToken(world.made.filter(({ at }) => at + 600_000 > world.now))).toBeLessThanOrEqual(10);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("no access token works for more than an hour, or after its refresh token was revoked", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        play(sequence, (world) => {
          for (const { at, refreshToken } of world.working()) {
            expect(world.now - at).toBeLessThan(3_600_000);
            expect(world.revoked.has(refreshToken)).toBe(false);
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  it("at most 20 refresh tokens are made in ten minutes, and work", () => {
    const many = fc.array(
      fc.oneof(fc.record({ pass: fc.nat(60_000) }), fc.record({ exchange: fc.constant(true as const) })),
      {
        maxLength: 100,
      },
    );
    fc.assert(
      fc.property(many, (sequence) => {
        play(sequence, (world) => {
          expect(world.refreshMadeAt.filter((at) => at + 600_000 > world.now).length).toBeLessThanOrEqual(20);
          expect(new Set(world.working().map(({ refreshToken }) => refreshToken)).size).toBeLessThanOrEqual(20);
        });
      }),
      { numRuns: 50 },
    );
  });
});
