/** A program beside other versions of the optional peers: newer ones, which work, and older ones, which are refused. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { setupServer } from "msw/node";
import { startMock } from "svc-monitoring-api/mock";
import { handlers } from "svc-monitoring-api/msw";

const headers = { Authorization: "Svc-oauthtoken token" };
const server = setupServer(...handlers("https://www.acme.test/api"));
server.listen();
assert.equal((await fetch("https://www.acme.test/api/monitors", { headers })).status, 200);
assert.equal((await fetch("https://www.acme.test/api/monitors")).status, 401);
server.close();

const contract = fileURLToPath(import.meta.resolve("svc-monitoring-api/openapi.json"));
await assert.rejects(startMock({ contract }), /This needs ajv in version 8, and finds version 6\.15\.0/);
console.log("done");
