import { describe, expect, it } from "vitest";
import { operations, requestOf } from "../../support/bundle.ts";
import { fuzzedMock } from "./fuzzed-mock.ts";
import { inChunks } from "./wild-request.ts";
import { answersIn, type Bytes, bytes, exchange, head, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();
const jsonType = "Content-Type: application/json;charset=UTF-8";
const group = { display_name: "Web", description: "All web monitors" };
const large = Buffer.alloc(10 * 1024 * 1024, "[");

/** A request with a body of the length that it says. */
function withBody(line: string, body: Bytes, ...headers: string[]): Buffer {
  const content = bytes(body);
  const start = head(fuzzed.request(line, jsonType, ...headers, `Content-Length: ${content.length}`));
  return Buffer.concat([bytes(start), content]);
}
const post = (body: Bytes) => withBody("POST /api/monitor_groups", body);
const get = () => head(fuzzed.request("GET /api/monitors"));

describe("a body of 10 MB", () => {
  const tooLarge = { code: 400, message: "Bad request: the body is larger than 1048576 bytes" };

  it.each(operations)("is refused by $name, and the connection goes on", async ({ path, method, servers }) => {
    const target = servers ? path : `/api${path.replace("{monitor_id}", "123412341234123411")}`;
    const line = `${method.toUpperCase()} ${target}`;
    const [refused, next] = await fuzzed.answers([withBody(line, large), get()], [{ target }]);
    expect([refused?.status, JSON.parse(refused?.body ?? "")]).toEqual([400, tooLarge]);
    expect(next?.status).toBe(200);
  });

  it.each(["Connection: close", "Expect: 100-continue"])("is refused with %s", async (header) => {
    const answer = await fuzzed.answer([withBody("POST /api/monitor_groups", large, header)]);
    expect(JSON.parse(answer.body)).toEqual(tooLarge);
  });

  it("is refused in chunks", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Transfer-Encoding: chunked"));
    const sizes = Array.from({ length: 100 }, (_, index) => 1 + index * 2000);
    const [refused, next] = await fuzzed.answers([start, inChunks(large, sizes), get()]);
    expect([JSON.parse(refused?.body ?? ""), next?.status]).toEqual([tooLarge, 200]);
  });

  it("is refused from many at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fuzzed.answer([post(large)])));
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual(answers.map(() => tooLarge));
  });

  it("may end before it was to", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, `Content-Length: ${large.length}`));
    expect((await fuzzed.answer([start, "{}"])).status).toBe(400);
    const gone = new Wire(fuzzed.port);
    await gone.send(start);
    await gone.send(large.subarray(0, 5_000_000));
    await gone.reset();
  });

  it("may go on after its end, which is no request then", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Content-Length: 2"));
    const answers = await fuzzed.answers([start, large]);
    expect(answers.map(({ body }) => JSON.parse(body).message)).toEqual([
      "Bad request: the body is not valid JSON in UTF-8",
      "Bad request: the request is not valid HTTP",
    ]);
  });
});

describe("a length that is none", () => {
  it.each(["-1", "+5", "0x10", "5,5", "1e3", "", "99999999999999999999", "NaN", "5\r\nContent-Length: 6"])(
    "is refused: %j",
    async (length) => {
      const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, `Content-Length: ${length}`));
      expect((await fuzzed.answer([start, "{}"])).status).toBe(400);
    },
  );

  it.each(["zz", "-1", "FFFFFFFFFFFFFFFFFF", "5 5", ""])("is refused for a chunk: %j", async (size) => {
    const start = head(fuzzed.request("POST /api/monitor_groups", jsonType, "Transfer-Encoding: chunked"));
    expect((await fuzzed.answer([start, `${size}\r\n{}\r\n0\r\n\r\n`])).status).toBe(400);
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

  it.each(withJson)("is read by $name", async ({ path, method }) => {
    const line = `${method.toUpperCase()} /api${path}`;
    const answers = await fuzzed.answers(bodies.map((body) => withBody(line, body)));
    expect(answers).toHaveLength(bodies.length);
  });
});

describe("names that objects inherit", () => {
  const inherited = '{"polluted":1,"display_name":"x","description":"x"}';
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];
  const body = `{${names.map((name) => `"${name}":${inherited}`)},"constructor":{"prototype":${inherited}}}`;
  const query = names.map((name) => `${name}=x&${name}[polluted]=x&${name}=y&${name}[prototype][polluted]=x`).join("&");

  it.each(names)("are but names in a head: %j", async (name) => {
    const request = head(fuzzed.request("GET /api/monitors", `${name}: x`, `Cookie: ${name}=1; zaaid=${name}`));
    expect((await fuzzed.answer([request])).status).toBe(401);
  });

  it.each(operations)("are but names in query and body of $name", async ({ path, method, servers }) => {
    const target = `${servers ? "" : "/api"}${path.replace("{monitor_id}", "__proto__")}?${query}`;
    const line = `${method.toUpperCase()} ${target}`;
    const form = head(fuzzed.request(line, "Prefer: code=200", "Content-Type: application/x-www-form-urlencoded"));
    const sized = (text: string) => form.replace("\r\n\r\n", `\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
    await fuzzed.answers([withBody(line, body), withBody(line, "", "Prefer: code=200"), sized(query)], [{ target }]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    // What is required is not there only because an object could have inherited it.
    expect((await fuzzed.answer([post(body)])).status).toBe(400);
    expect((await fuzzed.answer([post(JSON.stringify(group))])).status).toBe(201);
  });
});

describe("a body that is no UTF-8", () => {
  const wrong = ["ff", "c328", "e2828a", "f0288cbc", "c0af", "eda080", "f8a1a1a1a1", "80"];

  it.each(wrong)("is refused: %s", async (code) => {
    const content = Buffer.from(JSON.stringify({ ...group, description: "@" }).replace("@", "\0"));
    const body = Buffer.concat([
      content.subarray(0, content.indexOf("\\u0000")),
      Buffer.from(code, "hex"),
      Buffer.from('"}'),
    ]);
    const { status, body: text } = await fuzzed.answer([post(body)]);
    expect([status, JSON.parse(text).message]).toEqual([400, "Bad request: the body is not valid JSON in UTF-8"]);
  });

  it("is refused in a form too", async () => {
    for (const code of wrong) {
      const form = Buffer.concat([Buffer.from("grant_type="), Buffer.from(code, "hex")]);
      const type = "Content-Type: application/x-www-form-urlencoded";
      for (const prefer of ["X: y", "Prefer: code=200"]) {
        const start = head(`POST /oauth/v2/token HTTP/1.1\r\n${type}\r\n${prefer}\r\nContent-Length: ${form.length}`);
        const [answer] = answersIn(await exchange(fuzzed.port, [start, form]));
        expect(answer?.status).toBe(400);
      }
    }
  });
});
