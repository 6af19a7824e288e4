import { describe, expect, it } from "vitest";
import { resolveLocationProfile } from "../../src/client/index.ts";
import { Network, success } from "./support.ts";

const named = (id: string, name: string) => ({ location_profile_id: id, location_profile_name: name });
const [first, second] = [named("1", "Everywhere"), named("2", "Europe")];
const apiWith = (profiles: unknown[]) => new Network(() => success(profiles)).client();

describe("the location profile of a new monitor", () => {
  it("is the one with the id, otherwise with the exact name, otherwise the first", async () => {
    const api = apiWith([first, second]);
    expect(await resolveLocationProfile(api, { id: "2", name: "Everywhere" })).toEqual(second);
    expect(await resolveLocationProfile(api, { name: "Europe" })).toEqual(second);
    expect(await resolveLocationProfile(api)).toEqual(first);
  });

  it("is found by the fields that the caller names, because they are not documented", async () => {
    const api = apiWith([{ id: "7", label: "Asia" }]);
    expect(await resolveLocationProfile(api, { name: "Asia", fields: { id: "id", name: "label" } })).toMatchObject({
      id: "7",
    });
  });

  it.each([
    ["there is none", [], {}, "The account has no location profile."],
    [
      "no name fits",
      [first],
      { name: "everywhere" },
      'No location profile has the location_profile_name "everywhere".',
    ],
    ["no id fits", [first], { id: "9" }, 'No location profile has the location_profile_id "9".'],
    [
      "two have the name",
      [first, named("3", "Everywhere")],
      { name: "Everywhere" },
      "More than one location profile has",
    ],
  ])("is a clear error when %s", async (_what, profiles, choice, message) => {
    await expect(resolveLocationProfile(apiWith(profiles), choice)).rejects.toThrow(message);
  });
});
