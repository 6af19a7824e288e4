import { describe, expect, it } from "vitest";
import { withChanges } from "../../scripts/changes/changelog.ts";
import { isAtLeast, reportChanges, requiredVersion } from "../../scripts/changes/release.ts";
import { highestImpact } from "../../src/changes/change.ts";

const changes = [
  {
    title: "Constants and their rules",
    changes: [
      { impact: "major", text: "The constant `Severity` is gone." },
      { impact: "minor", text: "The constant `Loudness` is new, with 2 ids." },
    ],
  } as const,
].map(({ title, changes }) => ({ title, changes: [...changes] }));

const byHand = `# Changelog

## Unreleased

### Added

- Something.

## 1.0.0

### Changes of the contract

- The first release.
`;

const written = `# Changelog

## Unreleased

### Added

- Something.

### Changes of the contract

#### Constants and their rules

- The constant \`Severity\` is gone. **Breaking.**
- The constant \`Loudness\` is new, with 2 ids.

## 1.0.0

### Changes of the contract

- The first release.
`;

describe("npm run changes -- --write", () => {
  it("adds the changes to the unreleased part, and leaves the rest unchanged", () => {
    expect(withChanges(byHand, changes)).toBe(written);
  });

  it("replaces the changes that it wrote before", () => {
    expect(withChanges(written, changes)).toBe(written);
    expect(withChanges(written, [])).toBe(byHand);
  });

  it("keeps what stands below the changes by hand", () => {
    const fixed = written.replace("\n## 1.0.0", "\n### Fixed\n\n- A defect.\n\n## 1.0.0");
    expect(withChanges(fixed, changes)).toBe(fixed);
  });

  it("needs an unreleased part", () => {
    expect(() => withChanges("# Changelog\n\n## 1.0.0\n", changes)).toThrow('has no part "## Unreleased"');
  });
});

describe("the required version", () => {
  it.each([
    ["1.4.2", "major", "2.0.0"],
    ["0.1.0", "major", "0.2.0"],
    ["0.1.0", "minor", "0.2.0"],
    ["0.1.0", "patch", "0.1.1"],
    ["1.0.0-rc.1", "major", "1.0.0"],
    ["1.5.0-rc.1", "minor", "1.5.0"],
    ["1.5.0-rc.1", "major", "2.0.0"],
    ["1.4.2", "minor", "1.5.0"],
    ["1.4.2", "patch", "1.4.3"],
    ["1.4.2", undefined, "1.4.2"],
  ] as const)("after %s with a %s change is %s", (released, impact, required) => {
    expect(requiredVersion(released, impact)).toBe(required);
  });

  it.each([
    ["2.0.0", "1.9.9", true],
    ["1.10.0", "1.9.0", true],
    ["1.4.2", "1.4.2", true],
    ["1.4.1", "1.4.2", false],
    ["0.9.9", "1.0.0", false],
    ["2.0.0-rc.1", "2.0.0", true],
    ["2.0.0-rc.1", "2.0.1", false],
  ])("%s is at least %s: %s", (version, other, expected) => {
    expect(isAtLeast(version, other)).toBe(expected);
  });

  it.each([
    ["a function that is gone", ["-export declare function revoke(): void;"], "major"],
    [
      "a function with another parameter",
      ["-export declare function a(): void;", "+export declare function a(b: 1): void;"],
      "minor",
    ],
    ["a field that is gone", ["-    timeout?: number;", "+    callTimeout?: number;"], "major"],
    ["a command that is gone", ["-  changes <before> <after>  List what changed"], "major"],
    ["an option that is gone", ["-  --json             print JSON"], "major"],
    ["an option with another text", ["-  --json    print JSON", "+  --json    JSON"], "minor"],
    ["a class that is new", ["+export declare class ConflictError extends ServiceError {"], "minor"],
  ])("after %s", (_what, lines, impact) => {
    expect(highestImpact(reportChanges(lines))).toBe(impact);
  });

  it("must be a version", () => {
    expect(() => requiredVersion("1.0", "major")).toThrow(
      'The version "1.0" must be three numbers, such as 1.4.0, or a release candidate, such as 1.4.0-rc.1.',
    );
  });
});
