import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ContractValidators } from "../../../src/validation/contract-validators.ts";
import { checkResponse } from "../../../src/validation/response/check-response.ts";
import { uuid } from "./values.ts";

/** @param folder the clone with own operations, which is built */
export function describeValidators(folder: string): void {
  describe("the validators of own operations", () => {
    let validators: ContractValidators;
    beforeAll(async () => {
      const { operations } = await import(join(folder, "generated/validation/operations.ts"));
      validators = new ContractValidators(operations);
    });

    const json = { "Content-Type": "application/json;charset=UTF-8" };
    const violationsOf = (method: string, path: string, body?: unknown) => {
      const url = `https://www.example.com/api${path}`;
      const sent = body === undefined ? { headers: {} } : { headers: json, body: JSON.stringify(body) };
      return validators.checkRequest({ method, url, ...sent }, { needsAuthorization: false }).violations;
    };
    const request = (method: string, path: string, body?: unknown) =>
      violationsOf(method, path, body).map(({ at }) => at);
    const sent = { owner: "owner@example.com", color: 1, steps: [{ kind: "wait", minutes: 5 }] };

    it("hide a password in a list, in violations and by its name in lower case", () => {
      const violations = violationsOf("POST", "/plans", { ...sent, apiKeys: ["long-enough", "SHORT"] });
      expect(violations).toMatchObject([{ at: "/apiKeys/1", got: "***" }]);
      expect(validators.passwords).toContain("apikeys");
    });

    it.each([
      ["all parameters", `id=1&id=2&color=1&from=2026-11-20&limit=5&closed=true`, []],
      ["an item of another type", "id=1&id=x", ["id"]],
      ["a list that is too long", "id=1&id=2&id=3&id=4", ["id"]],
      ["an id that the constant does not have", "color=1&color=3", ["color"]],
      ...["02-30", "04-31", "06-31", "09-31", "11-31"].map((day): [string, string, string[]] => [
        `the day ${day}, which does not exist`,
        `from=2026-${day}`,
        ["from"],
      ]),
      ["a number over its limit", "limit=101", ["limit"]],
      ["a number that JSON does not write so", "limit=0x10", ["limit"]],
      ["a parameter that may occur once, twice", "limit=1&limit=2", ["limit"]],
    ])("judge a query with %s", (_what, query, at) => {
      expect(request("GET", `/plans?${query}`)).toEqual(at);
    });

    it("judge a parameter of the path by its format", () => {
      expect(request("GET", `/plans/${uuid}`)).toEqual([]);
      expect(request("DELETE", "/plans/first")).toEqual(["plan_id"]);
    });

    it.each([
      ["right values", sent, []],
      ["an address that is none", { ...sent, owner: "owner" }, ["/owner"]],
      ["an id that the constant does not have", { ...sent, color: 3 }, ["/color"]],
      ["a choice of an unknown kind", { ...sent, steps: [{ kind: "run" }] }, ["/steps/0/kind"]],
      ["a choice that breaks its kind", { ...sent, steps: [{ kind: "wait", minutes: "5" }] }, ["/steps/0/minutes"]],
    ])("judge a body with %s", (_what, body, at) => {
      expect(request("POST", "/plans", body)).toEqual(at);
    });

    it("judge a PATCH whose schema is written in place", () => {
      expect(request("PATCH", `/plans/${uuid}`, { note: null })).toEqual([]);
      expect(request("PATCH", `/plans/${uuid}`, { note: 1 })).toEqual(["/note"]);
    });

    const plan = { plan_id: uuid, owner: "owner@example.com", note: null, steps: [] };
    const counted = { ...json, "X-Total-Count": "1" };
    const response = (data: unknown, headers: Record<string, string> = counted) => {
      const body = JSON.stringify({ code: 0, message: "success", data: [data] });
      const { violations } = checkResponse(validators.operation("listPlans"), { status: 200, headers, body });
      return violations.map(({ at }) => at.replace("/data/0", ""));
    };

    it.each<[what: string, part: object, at: string[]]>([
      ["values that are null", { note: null, replaced_by: null, window: { from: "2026-11-20", to: null } }, []],
      ["null where it is not allowed", { owner: null }, ["/owner"]],
      ["an identifier that is none", { plan_id: "1" }, ["/plan_id"]],
      ["an address of a page without a scheme", { page: "plans/1" }, ["/page"]],
      ["a date where a time belongs", { changed: "2026-11-20" }, ["/changed"]],
      ["a time that does not exist", { changed: "2026-11-20T24:00:00Z" }, ["/changed"]],
      ["the 29th of February of a year without it", { window: { from: "2100-02-29", to: null } }, ["/window/from"]],
      ["a wrong value in a nested object", { window: { from: "tomorrow", to: null } }, ["/window/from"]],
      ["maps", { labels: { any: "a" }, limits: { any: { value: 1 } } }, []],
      ["a wrong record in a map", { limits: { any: { value: "1" } } }, ["/limits/any/value"]],
      ["limits", { rest: { name: "", positive: 0, odd: 2 } }, ["/rest/positive", "/rest/name", "/rest/odd"]],
      ["an emoji, which is one character", { rest: { code: "😀" } }, ["/rest/code"]],
      ["what is ruled out", { rest: { nothing: 1 } }, ["/rest/nothing"]],
      ["no variant of several", { rest: { needs: {} } }, ["/rest/needs"]],
      ["a new attribute", { added: 1 }, []],
    ])("judge a response with %s", (_what, part, at) => {
      expect(response({ ...plan, ...part })).toEqual(at);
    });

    it("judge the headers of a response", () => {
      expect(response(plan, json)).toEqual(["X-Total-Count"]);
      expect(response(plan, { ...counted, "X-Total-Count": "-1", "X-Changed": "today" })).toEqual([
        "X-Total-Count",
        "X-Changed",
      ]);
    });

    it.each([
      ["application/pdf", []],
      ["text/html", ["Content-Type"]],
    ])("judge the media type of a file: %s", (type, at) => {
      const pdf = { status: 200, headers: { "Content-Type": type }, body: "%PDF-" };
      const { violations } = checkResponse(validators.operation("getPlansPdf"), pdf);
      expect(violations.map((one) => one.at)).toEqual(at);
    });
  });
}
