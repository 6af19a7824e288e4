import { describe, expect, it } from "vitest";
import { createClient, NotFoundError, unwrap } from "../../src/client/index.ts";
import { refresh, sharedMock, successWith } from "./support.ts";

const shared = sharedMock({ resets: true });
const added = { added_tomorrow: { report_type: 99, names: ["a", "b"] } };

describe("added attributes", () => {
  it("are in the body and in each record of a list", async () => {
    shared.mock.seed({ monitors: [{ monitor_id: "1" }, { monitor_id: "2" }] });
    shared.mock.addAttributes(added);
    const monitors = ["1", "2"].map((monitor_id) => ({ monitor_id, ...added }));
    expect((await shared.get("/monitors")).body).toEqual({ ...successWith(monitors), ...added });
  });

  it("are in a single record", async () => {
    shared.mock.seed({ monitors: [{ monitor_id: "1" }] });
    shared.mock.addAttributes(added);
    expect((await shared.get("/monitors/1")).body.data).toEqual({ monitor_id: "1", ...added });
  });

  it("are in errors, which a client still recognizes", async () => {
    shared.mock.addAttributes(added);
    expect((await shared.get("/monitors/1")).body).toEqual({ code: 1002, message: "Monitor does not exist", ...added });
    const { baseUrl, issueAccessToken } = shared.mock;
    const api = createClient({ baseUrl, accessToken: issueAccessToken() });
    const call = unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } }));
    await expect(call).rejects.toBeInstanceOf(NotFoundError);
  });

  it("are in the responses of the auth server", async () => {
    shared.mock.addAttributes(added);
    expect((await refresh(shared.mock)).body).toMatchObject({ token_type: "Bearer", ...added });
  });

  it("are in overridden responses and in those of faults", async () => {
    shared.mock.addAttributes(added);
    const body = successWith({ group_id: "1" });
    shared.mock.override({ operation: "listLocationProfiles", body: { ...body, data: [] } });
    expect((await shared.get("/location_profiles")).body).toEqual({ ...body, data: [], ...added });
    shared.mock.fail({ status: 503 });
    expect((await shared.get("/monitors")).body).toMatchObject({ code: 503, ...added });
    shared.mock.fail({ slow: 1 });
    expect((await shared.get("/monitors")).body).toMatchObject(added);
  });

  it("do not change what a response has already", async () => {
    shared.mock.addAttributes({ code: 7, monitor_id: "9", data: null });
    const { body } = await shared.get("/monitors");
    expect(body.code).toBe(0);
    expect(body.data[0].monitor_id).toBe("123412341234123411");
  });

  it("end with an empty object, and with reset", async () => {
    shared.mock.addAttributes(added);
    shared.mock.addAttributes({});
    expect((await shared.get("/monitors")).body).not.toHaveProperty("added_tomorrow");
    shared.mock.addAttributes(added);
    shared.mock.reset();
    expect((await shared.get("/monitors")).body).not.toHaveProperty("added_tomorrow");
  });

  it("come back with a snapshot", async () => {
    shared.mock.addAttributes(added);
    shared.mock.saveSnapshot("tomorrow");
    shared.mock.reset();
    shared.mock.restoreSnapshot("tomorrow");
    expect((await shared.get("/monitors")).body).toMatchObject(added);
  });

  it("are refused if they are not an object", () => {
    // @ts-expect-error A list has no names.
    expect(() => shared.mock.addAttributes(["added_tomorrow"])).toThrow("addAttributes: expected an object; got [");
  });
});
