import { expect } from "vitest";
import { baseUrl, group, it, Network, success } from "./support.ts";

/** A service that has moved one path to another. */
const moved = (status: number, from = "/api/groups/1") =>
  new Network(({ url }) => (url.pathname === from ? Response.redirect(`${baseUrl}/groups`, status as 302) : success()));

it("a redirect to another origin is not followed: the access token is not for it", async () => {
  const network = new Network(() => Response.redirect("https://elsewhere.test/api/monitors", 307));
  await expect(network.client().GET("/monitors")).rejects.toThrow(
    "GET /monitors: refused to follow a redirect to another origin, https://elsewhere.test.",
  );
  expect(network.calls).toHaveLength(1);
});

it.each([307, 308])("a POST is sent with its token and its body after a redirect with status %i", async (status) => {
  const network = moved(status, "/api/monitor_groups");
  await network.client().POST("/monitor_groups", { body: group });
  expect(network.calls.map((call) => call.body)).toEqual([JSON.stringify(group), JSON.stringify(group)]);
  expect(network.tokens).toEqual(["token-1", "token-1"]);
});

it("a GET is sent after up to five redirects within the origin", async () => {
  const next = (count: number) => Response.redirect(`${baseUrl}/${count}`, 302);
  const network = new Network((_seen, count) => (count <= 5 ? next(count) : success()));
  expect((await network.client().GET("/monitors")).response.status).toBe(200);
  const paths = network.calls.map(({ url }) => url.pathname);
  expect(paths).toEqual(["/api/monitors", "/api/1", "/api/2", "/api/3", "/api/4", "/api/5"]);
  const loop = new Network(() => Response.redirect(`${baseUrl}/monitors`, 302));
  await expect(loop.client().GET("/monitors")).rejects.toThrow("more than 5 redirects");
});

it.each([301, 302, 303])("a redirect with status %i does not send a DELETE to another path", async (status) => {
  const network = moved(status);
  expect((await network.serviceFetch()("/groups/1", { method: "DELETE" })).status).toBe(status);
  expect(network.calls).toHaveLength(1);
});

it("a redirect is left to a caller who wants it", async () => {
  expect((await moved(302).serviceFetch()("/groups/1", { redirect: "manual" })).status).toBe(302);
  for (const method of ["GET", "DELETE"]) {
    const call = moved(303).serviceFetch()("/groups/1", { method, redirect: "error" });
    await expect(call).rejects.toThrow("refused to follow");
  }
});
