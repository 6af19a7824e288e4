/** A program that uses the mock as a user's test would. It is compiled and run in a project with the package and its peers. */
import assert from "node:assert/strict";
import { type Mock, type Override, type SeedRecords, startMock } from "svc-monitoring-api/mock";

const records: SeedRecords = { monitors: [{ monitor_id: "7", display_name: "Shop" }] };
const mock: Mock = await startMock({ records });

async function call(path: string, init: RequestInit = {}) {
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}`, ...init.headers };
  const response = await fetch(mock.baseUrl + path, { ...init, headers });
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"), // biome-ignore lint/suspicious/noExplicitAny: bodies of every kind
    body: (await response.json()) as any,
  };
}

// Seed
assert.deepEqual((await call("/monitors")).body.data, records.monitors);
assert.throws(() => mock.seed({ monitors: [{ monitor_id: 5 as unknown as string }] }), /expected a string; got 5/);

// Override: new attributes and ids, and a 429
const tomorrow: Override = {
  operation: "listMonitors",
  body: { code: 0, message: "success", data: [{ monitor_id: "8", added: 1 }] },
};
mock.override(tomorrow);
assert.deepEqual((await call("/monitors")).body.data, [{ monitor_id: "8", added: 1 }]);
mock.override({ operation: "getDeviceKey", status: 429, headers: { "Retry-After": "30" } });
const limited = await call("/device_key");
assert.deepEqual([limited.status, limited.retryAfter], [429, "30"]);

// State
const group = { display_name: "Web", description: "" };
const created = await call("/monitor_groups", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(group),
});
assert.equal(created.status, 201);
assert.deepEqual(JSON.parse(mock.requests().at(-1)?.body ?? ""), group);
mock.advance(60_000);
mock.reset();
assert.deepEqual((await call("/monitors")).body.data, records.monitors);

// Failures of the connection
const failures: Override[] = [{ delay: 1 }, { truncate: true }, { reset: true }, { close: true }];
for (const failure of failures) mock.override({ ...failure, times: 1 });
const outcomes: string[] = [];
for (const _ of failures)
  outcomes.push(
    await call("/monitors").then(
      ({ status }) => `${status}`,
      () => "failed",
    ),
  );
// The newest first.
assert.deepEqual(outcomes, ["failed", "failed", "failed", "200"]);
assert.deepEqual([mock.requests().length, mock.overrides().map(({ used }) => used)], [5, [1, 1, 1, 1]]);

// A body that breaks the contract
assert.equal(
  (await call("/monitor_groups", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }))
    .status,
  400,
);
await mock.close();
console.log("done");
