/** A user's first test: the client against the mock, with every message checked. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createClient, unwrap } from "svc-monitoring-api";
import { startMock } from "svc-monitoring-api/mock";
import { checkedFetch } from "svc-monitoring-api/validation";

let mock;
before(async () => {
  mock = await startMock();
});
after(() => mock.close());

test("lists monitors", async () => {
  const { baseUrl, authUrl, credentials } = mock;
  const api = createClient({ baseUrl, authUrl, credentials, fetch: checkedFetch(fetch) });
  assert.ok(Array.isArray(await unwrap(api.GET("/monitors"))));
});
