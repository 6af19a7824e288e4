/** A program beside other versions of the optional peers and of the libraries that are a part of it. */
import assert from "node:assert/strict";
import { setupServer } from "msw/node";
import { startMock } from "svc-monitoring-api/mock";
import { handlers } from "svc-monitoring-api/msw";

const headers = { Authorization: "Svc-oauthtoken token" };
const server = setupServer(...handlers("https://www.acme.test/api"));
server.listen();
assert.equal((await fetch("https://www.acme.test/api/monitors", { headers })).status, 200);
assert.equal((await fetch("https://www.acme.test/api/monitors")).status, 401);
server.close();

await (await startMock()).close();
console.log("done");
