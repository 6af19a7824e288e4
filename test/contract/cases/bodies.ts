import { anyToken, type Case, type CaseRequest, type Expected } from "../case.ts";

const group = { display_name: "Web production", description: "" };
const text = JSON.stringify(group);
const type = (value: string) => ({ headers: { "Content-Type": value } });
const json = type("application/json;charset=UTF-8");
const latin1 = type("application/json;charset=ISO-8859-1");

const otherError = "its error has another structure";
const largerBodies = "it accepts up to 10 MB";

/** Formats of a request body that are accepted or refused. */
export const bodyCases: Case[] = [
  accepted("with more fields than are documented", { json: { ...group, more: [] } }),
  accepted("without a charset", { raw: text, ...type("application/json") }),
  accepted("with its type in another notation", { raw: text, ...type('Application/JSON; charset="utf-8"') }),
  accepted("of 1 MiB", { json: sized(1024 * 1024) }),
  refused("that is not valid JSON", { raw: '{"display_name":', ...json }, /body: .*JSON/, otherError),
  refused("that is not valid UTF-8", { raw: Uint8Array.of(0x22, 0xff, 0x22), ...json }, /body: .*UTF-8/),
  refused("sent as text", { json: group, ...type("text/plain") }, /Content-Type/),
  refused("without a Content-Type", { raw: text }, /Content-Type/),
  refused("in another charset", { raw: text, ...latin1 }, /Content-Type/, "it reads any charset as UTF-8"),
  refused("of 1 MiB and one byte", { json: sized(1024 * 1024 + 1) }, /body .*1048576 bytes/, largerBodies),
];

function posted(name: string, parts: Partial<CaseRequest>, expected: Expected, stockPrism?: string): Case {
  const request = { method: "POST", path: "/monitor_groups", token: anyToken, ...parts };
  return { name, operation: "createMonitorGroup", request, expected, stockPrism };
}

function accepted(what: string, parts: Partial<CaseRequest>): Case {
  return posted(`a body ${what} is accepted`, parts, { status: 201, body: { code: 0, message: "success" } });
}

function refused(what: string, parts: Partial<CaseRequest>, message: RegExp, stockPrism?: string): Case {
  return posted(`a body ${what} is a bad request`, parts, { status: 400, mock: { message } }, stockPrism);
}

/** A group whose JSON has this number of bytes. */
function sized(bytes: number) {
  return { ...group, description: "a".repeat(bytes - text.length) };
}
