import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createClient, type OperationTable } from "../../src/client/index.ts";
import { baseUrl, success } from "./support.ts";

/** What is sent for a body of a call to one of these operations, as a server receives it. */
async function sent(path: string, init: object, contract?: OperationTable) {
  let received: { type: string | null; text: string } | undefined;
  const fetch = async (url: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(url, options);
    received = { type: request.headers.get("Content-Type"), text: await request.text() };
    return success();
  };
  const api = createClient<Record<string, never>>({
    baseUrl,
    accessToken: "given",
    fetch,
    ...(contract && { contract }),
  });
  await (api.request as (method: string, path: string, init: object) => Promise<unknown>)("post", path, init);
  return received;
}

const contract = {
  "POST /charges": ["createCharge", "", "2.0", "application/json", "application/x-www-form-urlencoded"],
  "POST /rows": ["putRows", "", "2.0", "application/json", "text/csv"],
  "POST /upload": ["upload", "", "2.0", "application/json", "multipart/form-data"],
  "POST /merge": ["merge", "", "2.0", "application/json", "application/merge-patch+json"],
  "POST /files": ["putFile", "", "2.0", "application/json", "application/pdf"],
} as const;
const bytes = new TextEncoder().encode("%PDF");
const binary = "application/octet-stream";
const form = "application/x-www-form-urlencoded";

describe("what `fetch` takes is sent as it is, with its media type", () => {
  it.each<[string, unknown, string]>([
    ["a Blob", new Blob([bytes]), binary],
    ["a Blob with a type", new Blob([bytes], { type: "image/png" }), "image/png"],
    ["bytes", bytes, binary],
    ["a buffer", bytes.buffer, binary],
    ["a stream", new Blob([bytes]).stream(), binary],
    ["a stream of Node", Readable.from([bytes]), binary],
  ])("%s", async (_what, body, type) => {
    expect(await sent("/anything", { body })).toEqual({ type, text: "%PDF" });
  });

  it("also a form, and whatever has a Content-Type of its own", async () => {
    const body = new URLSearchParams({ a: "1 2" });
    expect(await sent("/anything", { body })).toMatchObject({ text: "a=1+2", type: expect.stringContaining(form) });
    for (const headers of [{ "content-type": "text/x" }, new Headers({ "Content-Type": "text/x" })])
      expect(await sent("/anything", { body: new Blob(["a"]), headers })).toEqual({ type: "text/x", text: "a" });
  });
});

it("a stream that stalls ends with the time limit of its call", async () => {
  const fetch = async (_url: RequestInfo | URL, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const api = createClient<Record<string, never>>({ baseUrl, accessToken: "given", fetch });
  const stalled = new ReadableStream({ start: (stream) => stream.enqueue(bytes) });
  const call = (api.request as (method: string, path: string, init: object) => Promise<unknown>)("put", "/anything", {
    ...{ body: stalled, timeout: 20 },
  });
  await expect(call).rejects.toThrow("not completed within");
});

describe("with the table of an extended contract, a body is sent as the operation takes it", () => {
  it.each<[string, string, unknown, string, string]>([
    ["the fields of a form", "/charges", { amount: 1, note: "a b" }, form, "amount=1&note=a+b"],
    [
      "lists of a form",
      "/charges",
      { tags: ["a", "b,c"], none: undefined, at: { x: 1 } },
      form,
      "tags=a&tags=b%2Cc&at=%7B%22x%22%3A1%7D",
    ],
    ["JSON with another name", "/merge", { a: null }, "application/merge-patch+json", '{"a":null}'],
    ["a text", "/rows", "a,b\n1,2\n", "text/csv", "a,b\n1,2\n"],
    ["a file", "/files", new Blob([bytes]), "application/pdf", "%PDF"],
  ])("%s", async (_what, path, body, type, text) => {
    expect(await sent(path, { body }, contract)).toEqual({ type, text });
    const headers = new Headers({ "X-Own": "1" });
    expect(await sent(path, { body, headers }, contract)).toEqual({ type, text });
  });

  it("fields and files of a multipart form, with a boundary", async () => {
    const body = {
      file: new Blob(["content"]),
      note: "n",
      count: 2,
      bytes: Buffer.from([65, 66]),
      none: undefined,
      no: null,
    };
    const { type, text } = (await sent("/upload", { body }, contract)) ?? {};
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(text).toMatch(/name="file"; filename="blob"\r\n[\s\S]*content\r\n/);
    expect(text).toMatch(/name="note"\r\n\r\nn\r\n[\s\S]*name="count"\r\n\r\n2\r\n/);
    expect(text).toMatch(/name="bytes"; filename="blob"\r\n[\s\S]*AB\r\n/);
    expect(text).not.toMatch(/name="(none|no)"/);
    const stream = { file: Readable.from(["a"]) };
    await expect(sent("/upload", { body: stream }, contract)).rejects.toThrow(
      "The field file of a form cannot be a stream",
    );
  });

  it("and as JSON where nothing else is known", async () => {
    const json = { type: "application/json;charset=UTF-8", text: '{"a":1}' };
    expect(await sent("/anything", { body: { a: 1 } }, contract)).toEqual(json);
    expect(await sent("/anything", { body: { a: 1 } })).toEqual(json);
  });
});
