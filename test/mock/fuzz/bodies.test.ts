import { describe, expect, it } from "vitest";
import { operations, requestOf } from "../../support/bundle.ts";
import { fuzzedMock } from "./fuzzed-mock.ts";
import { inChunks } from "./malformed-request.ts";
import { type Bytes, bytes, exchange, head, responsesIn, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();
const jsonType = "Content-Type: application/json;charset=UTF-8";
const group = { display_name: "Web", description: "All web monitors" };
const large = Buffer.alloc(10 * 1024 * 1024, "[");

/** A request with a body and the matching Content-Length. */
function withBody(line: string, body: Bytes, ...headers: string[]): Buffer {
  const content = bytes(body);
  const start = head(fuzzed.request(line, jsonType, ...headers, `Content-Length: ${content.length}`));
  return Buffer.concat([bytes(start), content]);
}
const post = (body: Bytes) => withBody("POST /api/monitor_groups", body);
const get = () => head(fuzzed.request("GET /api/monitors"));

describe("a body of 10 MB", () => {
  const tooLarge = { code: 400, message: "Bad request: the body is larger than 1048576 bytes" };

  it.each(operations)("is refused by $name, and the connection stays open", async ({ path, method, servers }) => {
    const target = servers ? path : `/api${path.replace("{monitor_id}", "123412341234123411")}`;
    const line = `${method.toUpperCase()} ${target}`;
    const [refused, next] = await fuzzed.responses([withBody(line, large), get()], [{ target }]);
    expect([refused?.status, JSON.parse(refused?.body ?? "")]).toEqual([400, tooLarge]);
    expect(next?.status).toBe(200);
  });

  it.each(["Connection: close", "Expect: 100-continue"])("is refused with %s", async (header) => {
    const response = await fuzzed.response([withBody("POST /api/monitor_groups", large, header)]);
    expect(JSON.parse(response.body)).toEqual(tooLarge);
  });

  it("is refused with the transfer encoding chunked", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Transfer-Encoding: chunked"));
    const sizes = Array.from({ length: 100 }, (_, index) => 1 + index * 2000);
    const [refused, next] = await fuzzed.responses([start, inChunks(large, sizes), get()]);
    expect([JSON.parse(refused?.body ?? ""), next?.status]).toEqual([tooLarge, 200]);
  });

  it("is refused on many connections at once", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => fuzzed.response([post(large)])));
    expect(responses.map(({ body }) => JSON.parse(body))).toEqual(responses.map(() => tooLarge));
  });

  it("can end early: the client disconnects", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, `Content-Length: ${large.length}`));
    expect((await fuzzed.response([start, "{}"])).status).toBe(400);
    const gone = new Wire(fuzzed.port);
    await gone.send(start);
    await gone.send(large.subarray(0, 5_000_000));
    await gone.reset();
  });

  it("can be longer than its Content-Length: the rest is refused as invalid HTTP", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Content-Length: 2"));
    const responses = await fuzzed.responses([start, large]);
    expect(responses.map(({ body }) => JSON.parse(body).message)).toEqual([
      "Bad request: the body is not valid JSON in UTF-8",
      "Bad request: the request is not valid HTTP",
    ]);
  });
});

describe("an invalid Content-Length", () => {
  it.each(["-1", "+5", "0x10", "5,5", "1e3", "", "99999999999999999999", "NaN", "5\r\nContent-Length: 6"])(
    "is refused: %j",
    async (length) => {
      const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, `Content-Length: ${length}`));
      expect((await fuzzed.response([start, "{}"])).status).toBe(400);
    },
  );

  it.each(["zz", "-1", "FFFFFFFFFFFFFFFFFF", "5 5", ""])("is refused as the size of a chunk: %j", async (size) => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Transfer-Encoding: chunked"));
    expect((await fuzzed.response([start, `${size}\r\n{}\r\n0\r\n\r\n`])).status).toBe(400);
  });
});

describe("JSON of 100,000 levels", () => {
  const levels = 100_000;
  const lists = "[".repeat(levels) + "]".repeat(levels);
  const objects = '{"a":'.repeat(levels) + 1 + "}".repeat(levels);
  const bodies = [
    lists,
    objects,
    JSON.stringify(group).replace('"Web"', lists),
    `{"monitors":${lists},"a":${objects}}`,
  ];
  const withJson = operations.filter(({ operation }) => requestOf(operation)?.mediaType === "application/json");

  it.each(withJson)("gets a regular response of $name", async ({ path, method }) => {
    const line = `${method.toUpperCase()} /api${path}`;
    const responses = await fuzzed.responses(bodies.map((body) => withBody(line, body)));
    expect(responses).toHaveLength(bodies.length);
  });
});

describe("the names of inherited properties", () => {
  const inherited = '{"polluted":1,"display_name":"x","description":"x"}';
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];
  const body = `{${names.map((name) => `"${name}":${inherited}`)},"constructor":{"prototype":${inherited}}}`;
  const query = names.map((name) => `${name}=x&${name}[polluted]=x&${name}=y&${name}[prototype][polluted]=x`).join("&");

  it.each(names)("have no effect in headers: %j", async (name) => {
    const request = head(fuzzed.request("GET /api/monitors", `${name}: x`, `Cookie: ${name}=1; zaaid=${name}`));
    expect((await fuzzed.response([request])).status).toBe(401);
  });

  it.each(operations)("have no effect in the query and the body of $name", async ({ path, method, servers }) => {
    const target = `${servers ? "" : "/api"}${path.replace("{monitor_id}", "__proto__")}?${query}`;
    const line = `${method.toUpperCase()} ${target}`;
    const form = head(fuzzed.request(line, "Prefer: code=200", "Content-Type: application/x-www-form-urlencoded"));
    const sized = (text: string) => form.replace("\r\n\r\n", `\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
    await fuzzed.responses([withBody(line, body), withBody(line, "", "Prefer: code=200"), sized(query)], [{ target }]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    // An inherited property must not count as a required one.
    expect((await fuzzed.response([post(body)])).status).toBe(400);
    expect((await fuzzed.response([post(JSON.stringify(group))])).status).toBe(201);
  });
});

describe("a body that is not valid UTF-8", () => {
  const wrong = ["ff", "c328", "e2828a", "f0288cbc", "c0af", "eda080", "f8a1a1a1a1", "80"];

  it.each(wrong)("is refused: %s", async (code) => {
    const content = Buffer.from(JSON.stringify({ ...group, description: "@" }).replace("@", "\0"));
    const body = Buffer.concat([
      content.subarray(0, content.indexOf("\\u0000")),
      Buffer.from(code, "hex"),
      Buffer.from('"}'),
    ]);
    const { status, body: text } = await fuzzed.response([post(body)]);
    expect([status, JSON.parse(text).message]).toEqual([400, "Bad request: the body is not valid JSON in UTF-8"]);
  });

  it("is refused in a form, too", async () => {
    for (const code of wrong) {
      const form = Buffer.concat([Buffer.from("grant_type="), Buffer.from(code, "hex")]);
      const type = "Content-Type: application/x-www-form-urlencoded";
      for (const prefer of ["X: y", "Prefer: code=200"]) {
        const start = head(`POST /oauth/v2/token HTTP/1.1\r\n${type}\r\n${prefer}\r\nContent-Length: ${form.length}`);
        const [response] = responsesIn(await exchange(fuzzed.port, [start, form]));
        expect(response?.status).toBe(400);
      }
    }
  });
});
