import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { accessTokensPerRefreshToken as perRefreshToken } from "../../generated/limits.ts";
import { MonitorType, valuesOf } from "../../src/constants/index.ts";
import { type Mock, type SeedRecords, startMock } from "../../src/mock/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { get, it, post, refresh, start, stopTime } from "./support.ts";

const listed = async (mock: Mock, path: string, headers = {}) => (await get(mock, path, headers)).body.data;

describe("seeded records", () => {
  const records = {
    monitors: [{ monitor_id: "7", display_name: "Shop", added_in_future: { status: 99 } }, { monitor_id: "8" }],
    customers: [{ name: "Customer C", zaaid: "30001" }],
    businessUnits: [],
    locationProfiles: [{ profile_id: "1" }],
    deviceKey: { device_key: "mine" },
    monitorTypes: [{ id: "QUANTUM", name: "Quantum link" }],
  };

  it("are what the lists return, and what exists", async () => {
    const mock = await start({ records });
    expect(await listed(mock, "/monitors")).toEqual(records.monitors);
    expect(await listed(mock, "/monitors/7")).toEqual(records.monitors[0]);
    expect((await get(mock, "/monitors/123412341234123411")).body.code).toBe(1002);
    expect(await listed(mock, "/short/msp/customers")).toEqual(records.customers);
    expect(await listed(mock, "/short/bu/business_units")).toEqual([]);
    expect(await listed(mock, "/location_profiles")).toEqual(records.locationProfiles);
    expect(await listed(mock, "/device_key")).toEqual(records.deviceKey);
    expect(await listed(mock, "/monitor_type_constants")).toEqual(records.monitorTypes);
    expect(await listed(mock, "/monitors", { Cookie: "zaaid=30001" })).toEqual(records.monitors);
    expect((await get(mock, "/monitors", { Cookie: "zaaid=15401829" })).status).toBe(401);
    expect(mock.records()).toMatchObject(records);
  });

  it("can come from a file", async () => {
    const file = join(await temporaryFolder(), "records.json");
    await writeFile(file, JSON.stringify(records));
    expect(await listed(await start({ records: file }), "/monitors")).toEqual(records.monitors);
    await expect(startMock({ records: "none.json" })).rejects.toThrow("none.json cannot be read: it does not exist");
    await writeFile(file, '{"monitors": [');
    await expect(startMock({ records: file })).rejects.toThrow(`${file} is not valid JSON: `);
  });

  it("leave the other kinds as they are", async () => {
    const mock = await start({ records: { monitors: [] } });
    expect(await listed(mock, "/monitors")).toEqual([]);
    expect(await listed(mock, "/short/msp/customers")).toHaveLength(2);
  });

  it.for<[string, object, string]>([
    [
      "a number as an id",
      { monitors: [{ monitor_id: 5 }] },
      "monitors/0/monitor_id breaks the contract: expected a string; got 5",
    ],
    [
      "an empty id",
      { monitors: [{ monitor_id: "" }] },
      "monitors has a record whose monitor_id is empty, which no path can name.",
    ],
    [
      "a bigint",
      { monitors: [{ monitor_id: "1", id: 1n }] },
      "seed must be JSON: Do not know how to serialize a BigInt.",
    ],
    [
      "an account without its id",
      { customers: [{ name: "A", zaaid: "1" }, { name: "B" }] },
      "customers/1/zaaid breaks the contract: expected a value; got nothing",
    ],
    [
      "two records with one id",
      { monitors: [{ monitor_id: "1" }, { monitor_id: "1" }] },
      'monitors has two records with the monitor_id "1".',
    ],
    [
      "a text instead of a list",
      { locationProfiles: "none" },
      'locationProfiles must be a list of objects; got "none".',
    ],
    [
      "a list instead of the only record",
      { deviceKey: [{ device_key: "a" }] },
      'deviceKey must be an object; got [{"device_key":"a"}].',
    ],
    [
      "a record without its attribute",
      { deviceKey: {} },
      "deviceKey/device_key breaks the contract: expected a value; got nothing",
    ],
    ["accounts that are a number", { accounts: 5 }, "accounts must be an object; got 5."],
    ["a member without its name", { monitorTypes: [{ id: "URL" }] }, "monitorTypes/0/name breaks the contract"],
    [
      "an account that does not exist",
      { accounts: { "7": { monitors: [] } } },
      "accounts/7: 7 is not the zaaid of a customer or a business unit. Seed it, too.",
    ],
    [
      "a record without its id in an account",
      { accounts: { "15401829": { monitors: [{}] } } },
      "accounts/15401829/monitors/0/monitor_id breaks the contract",
    ],
    [
      "accounts in an account",
      { accounts: { "15401829": { customers: [] } } },
      'An account has no records "customers". It has deviceKey,',
    ],
    ["an unknown kind", { groups: [] }, 'The contract has no records "groups". It has '],
  ])("with %s are refused, and change nothing", async ([, seed, message], { mock }) => {
    const before = mock.records();
    expect(() => mock.seed(seed as SeedRecords)).toThrow(message);
    expect(mock.records()).toEqual(before);
    await expect(startMock({ records: seed as SeedRecords })).rejects.toThrow(message);
  });

  it("may not leave those of an account without their account", async ({ mock }) => {
    mock.seed({ customers: [{ name: "C", zaaid: "30001" }], accounts: { "30001": { monitors: [] } } });
    expect(() => mock.seed({ customers: [] })).toThrow("accounts/30001: 30001 is not the zaaid of a customer");
    expect(mock.records().customers).toHaveLength(1);
  });

  it("can be those of an account; kinds that are left out are as in the token's own", async () => {
    const accounts = { "15401829": { monitors: [{ monitor_id: "21" }], deviceKey: { device_key: "k-21" } } };
    const mock = await start({ records: { monitors: [{ monitor_id: "11" }], accounts } });
    const of = (zaaid: string) => ({ Cookie: `zaaid=${zaaid}` });
    expect(await listed(mock, "/monitors")).toEqual([{ monitor_id: "11" }]);
    expect(await listed(mock, "/monitors", of("15401829"))).toEqual([{ monitor_id: "21" }]);
    expect(await listed(mock, "/monitors", of("15401830"))).toEqual([{ monitor_id: "11" }]);
    expect(await listed(mock, "/monitors/21", of("15401829"))).toEqual({ monitor_id: "21" });
    expect((await get(mock, "/monitors/21")).body.code).toBe(1002);
    expect((await get(mock, "/monitors/11", of("15401829"))).body.code).toBe(1002);
    expect(await listed(mock, "/device_key", of("15401829"))).toEqual({ device_key: "k-21" });
    expect(await listed(mock, "/location_profiles", of("15401829"))).toEqual(await listed(mock, "/location_profiles"));

    mock.seed({ accounts: { "15401829": { monitors: [] }, "15401830": { monitors: [{ monitor_id: "31" }] } } });
    expect(await listed(mock, "/monitors", of("15401829"))).toEqual([]);
    expect(await listed(mock, "/device_key", of("15401829"))).toEqual({ device_key: "k-21" });
    expect(await listed(mock, "/monitors", of("15401830"))).toEqual([{ monitor_id: "31" }]);
    expect(mock.records().accounts["15401830"]).toEqual({ monitors: [{ monitor_id: "31" }] });
    mock.reset();
    expect(await listed(mock, "/monitors", of("15401829"))).toEqual([{ monitor_id: "21" }]);
  });

  it("are every monitor type of the specification, unless others are seeded", async ({ mock }) => {
    const types: Array<{ id: string; name: string }> = await listed(mock, "/monitor_type_constants");
    expect(types.map(({ id }) => id)).toEqual(valuesOf(MonitorType));
    expect(types).toContainEqual({ id: "URL", name: "Website" });
    expect(types).toContainEqual({ id: "PORT", name: "Custom protocol" });
    expect(types).toContainEqual({ id: "PROBE_CAPACITY", name: "PROBE_CAPACITY" });
  });

  it("cannot be changed through what a program passed or got", async () => {
    const mine = { monitors: [{ monitor_id: "7" }] };
    const mock = await start({ records: mine });
    mine.monitors.push({ monitor_id: "8" });
    mock.records().monitors.pop();
    expect(await listed(mock, "/monitors")).toEqual([{ monitor_id: "7" }]);
  });
});

describe("a reset", () => {
  it("brings back tokens, limits, the clock, records, overrides and journals", async () => {
    stopTime();
    const mock = await start({ records: { monitors: [{ monitor_id: "1" }] } });
    const started = mock.now();
    const stale = mock.issueAccessToken();
    for (let count = 0; count < perRefreshToken.maximum; count += 1) await refresh(mock);
    expect((await refresh(mock)).status).toBe(400);
    await post(`${mock.authUrl}/oauth/v2/token/revoke?token=${mock.credentials.refreshToken}`, {});
    mock.advance(5_000);
    mock.seed({ monitors: [] });
    mock.override({ status: 429 });
    mock.override({ close: true });

    mock.reset();
    expect([mock.now(), mock.requests()]).toEqual([started, []]);
    expect((await refresh(mock)).status).toBe(200);
    expect(await listed(mock, "/monitors")).toEqual([{ monitor_id: "1" }]);
    expect((await get(mock, "/monitors", { Authorization: `Svc-oauthtoken ${stale}` })).status).toBe(401);
  });
});
