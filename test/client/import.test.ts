import { expect, it, onTestFinished, vi } from "vitest";

it.each(["fetch", "Request", "Response", "Headers"] as const)(
  "importing the client does not use %s: at its first use, Node loads its HTTP client, which takes longer than the import",
  async (name) => {
    const value = globalThis[name];
    const use = vi.fn(() => value);
    Object.defineProperty(globalThis, name, { get: use, configurable: true });
    onTestFinished(() => {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    });
    vi.resetModules();
    await import("../../src/client/index.ts");
    expect(use).not.toHaveBeenCalled();
  },
);
