import { describe, expect, it } from "vitest";
import { UserRole, valuesOf } from "../../../src/constants/index.ts";
import { raw, sharedInspector } from "./support.ts";

const inspector = sharedInspector();
const all = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The methods of each role. The specification documents POST and PUT; the rest is in docs/reference.md. */
const allowed: Record<UserRole, readonly string[]> = {
  "Super Admin": all,
  Administrator: all,
  Operator: ["GET"],
  "Read Only": ["GET"],
  "Billing Contact": [],
  SpokesPerson: ["GET"],
  "Hosting Provider": [],
  "No Access": [],
};

it("the address of the inspector leads to its page", async () => {
  const { authUrl } = inspector();
  for (const path of ["/inspector", "/inspector/"]) {
    const { status, headers } = await raw(authUrl + path);
    expect([status, headers.location]).toEqual([307, "/docs/inspector.html"]);
  }
});

it("the inspector says that its form needs a script, beside the form, which is hidden then", async () => {
  const { text } = await raw(`${inspector().authUrl}/docs/inspector.html`);
  expect(text).toMatch(/<noscript>.*The form needs JavaScript.*<\/noscript><form class="call"/);
});

const tokenOf = async (authUrl: string, role: string) =>
  raw(`${authUrl}/inspector/token`, { method: "POST", headers: { Origin: authUrl }, body: role });

describe("a role", () => {
  it.each(valuesOf(UserRole))(
    "%s has a token, with which the mock refuses what the role may not send",
    async (role) => {
      const { authUrl, baseUrl } = inspector();
      const { body, headers: received } = await tokenOf(authUrl, role);
      expect(received).toMatchObject({ "cache-control": "no-store", "cross-origin-resource-policy": "same-origin" });
      const headers = { Authorization: `Svc-oauthtoken ${body.access_token}` };
      for (const method of ["GET", "PUT", "DELETE"]) {
        const { status } = await raw(`${baseUrl}/admin/monitors`, { method, headers });
        expect([method, status]).toEqual([method, allowed[role].includes(method) ? 200 : 403]);
      }
    },
  );

  it.each(["", "Admin", "super admin", "toString", "__proto__"])("%j is none, and has no token", async (role) => {
    expect((await tokenOf(inspector().authUrl, role)).status).toBe(400);
  });
});
