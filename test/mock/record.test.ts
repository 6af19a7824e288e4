import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { formatViolations, type Violation } from "../../src/validation/index.ts";
import { get, post, start } from "./support.ts";

/** A mock as the real service, and another that records it. */
async function recorded() {
  const folder = await mkdtemp(join(tmpdir(), "record-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "recording.json");
  const service = await start({
    records: { monitors: [{ monitor_id: "9007199254740993", display_name: "Real" }, { monitor_id: "2" }] },
  });
  const violations: string[] = [];
  const onViolation = (found: readonly Violation[]) => void violations.push(formatViolations(found));
  const proxy = await start({ record: { upstream: service.baseUrl, file, onViolation } });
  const token = service.issueAccessToken();
  const call = (path: string, headers = {}, init = {}) =>
    get(proxy, path, { Authorization: `Svc-oauthtoken ${token}`, ...headers }, init);
  return { folder, file, service, proxy, token, violations, call };
}

const json = { "Content-Type": "application/json;charset=UTF-8" };

describe("a recording", () => {
  it("replays what the real service responded", async () => {
    const { file, service, call } = await recorded();
    const list = await call("/monitors");
    expect(list.body.data[0].display_name).toBe("Real");
    await call("/monitors?page=2");
    await call("/monitors/2");
    const missing = await call("/monitors/3");
    expect(missing.status).toBe(404);
    await call("/monitors", { Cookie: "zaaid=15401829" });
    const body = JSON.stringify({ display_name: "Wäb", description: "" });
    expect((await call("/monitor_groups", json, { method: "POST", body })).status).toBe(201);
    expect(service.created()).toMatchObject([{ body: { display_name: "Wäb" } }]);

    const replayed = await start({ replay: file });
    expect((await get(replayed, "/monitors")).body).toEqual(list.body);
    expect((await get(replayed, "/monitors/3")).body).toEqual(missing.body);
    expect((await get(replayed, "/monitors/2")).body.data).toEqual({ monitor_id: "2" });
    expect((await get(replayed, "/monitors", { Cookie: "zaaid=15401829" })).body).toEqual(list.body);
    // What was not recorded is the mock's own.
    expect((await get(replayed, "/location_profiles")).status).toBe(200);
  });

  it("replays the responses to a repeated call in order, and the last one from then on", async () => {
    const { file, service, call } = await recorded();
    await call("/monitors");
    service.seed({ monitors: [] });
    await call("/monitors");
    const replayed = await start({ replay: file });
    const lengths: number[] = [];
    for (let time = 0; time < 3; time += 1) lengths.push((await get(replayed, "/monitors")).body.data.length);
    expect(lengths).toEqual([2, 0, 0]);
  });

  it("contains no secret, and only its owner can read it", async () => {
    const { folder, file, service, token, call } = await recorded();
    const { body } = await call("/device_key");
    service.override({
      operation: "listMonitors",
      body: {
        code: 0,
        message: "success",
        data: [{ monitor_id: "1", note: `sent ${token}`, refresh_token: "x-secret" }],
      },
    });
    await call(`/monitors?access_token=${token}`);
    const text = await readFile(file, "utf8");
    for (const secret of [token, body.data.device_key, "x-secret"]) expect(text).not.toContain(secret);
    expect(JSON.parse(text).overrides).toHaveLength(2);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(["recording.json"]);
    await start({ replay: file });
  });

  it("names what breaks the contract, and replays it all the same", async () => {
    const { file, service, violations, call } = await recorded();
    const body = { code: 0, message: "success", data: [{ monitor_id: 5 }] };
    service.override({ operation: "listMonitors", body, breaksContract: true });
    await call("/monitors");
    const problem = "listMonitors, response body /data/0/monitor_id: expected a string; got 5";
    expect(violations).toEqual([problem]);
    expect(JSON.parse(await readFile(file, "utf8")).violations).toEqual([
      { operation: "listMonitors", path: "/monitors", problems: [problem] },
    ]);
    expect((await get(await start({ replay: file }), "/monitors")).body).toEqual(body);
  });

  it("names what breaks the contract outside of bodies, too, without the token", async () => {
    const { service, violations, token, call } = await recorded();
    await call("/monitors", { Accept: "application/json; version=1.0", Cookie: "zaaid=" });
    await call("/monitors", { Authorization: `Bearer ${token}` });
    await call("/monitor_groups", json, { method: "POST", body: '{"display_name":"Web"}' });
    service.override({ operation: "listMonitors", headers: { "Content-Type": "text/html" }, times: 1 });
    await call("/monitors");
    const body = { code: 0, message: "success", data: token };
    service.override({ operation: "listMonitors", body, breaksContract: true });
    await call("/monitors");
    expect(violations.join("\n").split("\n")).toEqual([
      'listMonitors, request header Accept: expected application/json; version=2.0; got "application/json; version=1.0"',
      'listMonitors, request cookie zaaid: expected a value, or no such cookie; got ""',
      "listMonitors, request header Authorization: expected Svc-oauthtoken <ACCESS_TOKEN>; got Bearer ***",
      "createMonitorGroup, request body /description: expected a value; got nothing",
      'listMonitors, response header Content-Type: expected application/json; got "text/html"',
      'listMonitors, response body /data: expected an array; got "***"',
    ]);
  });

  it("is not made of token requests, which get an error that says so", async () => {
    const { proxy } = await recorded();
    const { status, body } = await post(`${proxy.authUrl}/oauth/v2/token`, { grant_type: "refresh_token" });
    expect(status).toBe(400);
    expect(body.message).toContain("while recording, get tokens from the service's {auth_url}");
  });

  it("is not made of a service that cannot be reached", async () => {
    const { service, proxy, file } = await recorded();
    await service.close();
    const { status, body } = await get(proxy, "/monitors");
    expect([status, body.code]).toEqual([502, 502]);
    expect(body.message).toContain("The service could not be reached");
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });

  it.each([
    ["http://example.com/api", "must begin with https://"],
    ["https://user:pass@example.com/api", "must not contain credentials"],
    ["example.com", '"example.com" is not a URL'],
  ])("is refused for the service %s", async (upstream, message) => {
    await expect(startMock({ record: { upstream, file: "unused.json" } })).rejects.toThrow(message);
  });

  it("is refused with another contract, which the validators do not know", async () => {
    const record = { upstream: "https://www.acme.test/api", file: "unused.json" };
    await expect(startMock({ record, contract: "other.json" })).rejects.toThrow("Leave out `contract` or `record`.");
  });

  it("must be a recording", async () => {
    const { file } = await recorded();
    await writeFile(file, "{}");
    await expect(startMock({ replay: file })).rejects.toThrow("is not a recording: it has no overrides.");
  });
});
