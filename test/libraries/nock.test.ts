import nock from "nock";
import { expect, it, onTestFinished, vi } from "vitest";
import { createClient } from "../../src/client/index.ts";
import { baseUrl, thrownBy } from "../client/support.ts";

it("a request is not retried if nock knows no response, and the error is that of nock", async () => {
  if (!nock.isActive()) nock.activate();
  onTestFinished(() => {
    nock.restore();
    nock.cleanAll();
  });
  nock(baseUrl).get("/device_key").reply(200, {});
  const onFailure = vi.fn();
  const error = await thrownBy(createClient({ baseUrl, accessToken: "given", onFailure }).GET("/monitors"));
  // It passes through as nock throws it.
  expect(error.message).toContain("No match for request");
  expect(onFailure).toHaveBeenCalledOnce();
});
