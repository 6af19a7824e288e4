import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { mockDigest } from "../support/digest.ts";
import { Fleet, renewMock } from "./fleet.ts";

/** One mock and one fleet for all tests of a file. Before each the mock is as new; after each all jobs end. */
export async function startFleet() {
  const mock = await startMock();
  const fleet = await Fleet.open(mock);
  afterAll(async () => {
    await fleet.close();
    await mock.close();
  });
  beforeEach(() => renewMock(mock));
  afterEach(() => fleet.end());
  return { mock, fleet };
}

/** Gives each test an empty directory. */
export function withDirectory(give: (directory: string) => void): void {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "tokens-"));
    give(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
}

/** The path of the token file in a directory. */
export async function fileIn(directory: string): Promise<string> {
  return join(directory, (await readdir(directory)).find((name) => name.endsWith(".json")) ?? "");
}

/** Lets the tests of a file run in virtual time. */
export function withImmediateDigest(): void {
  let digest: ReturnType<typeof mockDigest>;
  beforeAll(() => {
    digest = mockDigest();
  });
  afterAll(() => digest.mockRestore());
}
