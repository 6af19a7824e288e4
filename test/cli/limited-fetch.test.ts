import { expect, it } from "vitest";
import { limitedFetch, TooLargeError } from "../../src/cli/mcp/limited-fetch.ts";
import { serve } from "../support/serve.ts";

it("a response that never ends is left when it is larger than the limit", async () => {
  const url = await serve((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    };
    response.on("drain", write);
    write();
  });
  const response = await limitedFetch(100_000)(url);
  await expect(response.arrayBuffer()).rejects.toThrow(TooLargeError);
});

it("a response within the limit is as it was", async () => {
  const url = await serve((_request, response) => void response.writeHead(201, { "X-Own": "a" }).end("12345"));
  const response = await limitedFetch(5)(url);
  expect([response.status, response.headers.get("X-Own"), await response.text()]).toEqual([201, "a", "12345"]);
});
