import { describe, expect, it } from "vitest";
import { UserRole, valuesOf } from "../../src/constants/index.ts";
import { pageContract, relay, sharedInspector } from "./support.ts";

const inspector = sharedInspector();

/** An operation of an overlay may have PATCH, which is like PUT, and HEAD and OPTIONS, which are like GET. */
const reading = ["GET", "HEAD", "OPTIONS"];
const all = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;

/** The methods of each role. The specification documents POST and PUT; the rest is in docs/openapi-and-reference.md. */
const allowed: Record<UserRole, readonly string[]> = {
  "Super Admin": all,
  Administrator: all,
  Operator: reading,
  "Read Only": reading,
  "Billing Contact": [],
  SpokesPerson: reading,
  "Hosting Provider": [],
  "No Access": [],
};

describe("the relay", () => {
  it.each(valuesOf(UserRole))("sends only the methods that the role %s may issue", async (role) => {
    const mock = inspector();
    const sent: string[] = [];
    for (const method of all) {
      const { status, body } = await relay(mock, { role, method, uri: "/admin/monitors", confirmation: "monitors" });
      if (status === 200) sent.push(method);
      else
        expect([status, body.error.message]).toEqual([
          403,
          `The role ${role} may not issue ${method} in the inspector.`,
        ]);
    }
    expect(sent).toEqual(allowed[role]);
    expect(mock.requests().map(({ method }) => method)).toEqual(allowed[role]);
  });

  it.each(["", "Admin", "super admin", "toString", "__proto__"])("refuses the unknown role %j", async (role) => {
    const mock = inspector();
    expect((await relay(mock, { role })).status).toBe(403);
    expect(mock.requests()).toEqual([]);
  });

  it("sends the page the same methods, with the interpretation of the specification", async () => {
    const mock = inspector();
    const { roles } = await pageContract(mock);
    const inOrder = (methods: readonly string[]) => all.filter((method) => methods.includes(method));
    expect(Object.fromEntries(roles.map(({ name, methods }) => [name, inOrder(methods)]))).toEqual(allowed);
    expect(roles.find(({ name }) => name === "Billing Contact")).toMatchObject({
      permission: "Billing modules only (upgrade, renewals)",
      interpretation: "Nothing is visible: the contract has no operations of the billing modules.",
    });
  });
});

describe("a DELETE", () => {
  it.each(["", "monitor", "Monitors", "/admin/monitors", " monitors"])(
    "is not sent when %j is typed",
    async (confirmation) => {
      const mock = inspector();
      const { status, body } = await relay(mock, { method: "DELETE", uri: "/admin/monitors", confirmation });
      expect([status, body.error.message]).toEqual([
        403,
        expect.stringContaining("To confirm, type the name of the entity"),
      ]);
      expect(mock.requests()).toEqual([]);
    },
  );

  it.each([
    ["/monitors/12", "12"],
    ["/monitors/12?force=true", "12"],
  ])("of %s is sent when the entity's name is typed", async (uri, confirmation) => {
    const mock = inspector();
    expect((await relay(mock, { method: "DELETE", uri, confirmation })).status).toBe(200);
    expect(mock.requests()).toHaveLength(1);
  });
});
