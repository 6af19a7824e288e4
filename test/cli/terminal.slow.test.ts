import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { client } from "./stand-in.ts";
import { hasTerminal, Terminal } from "./terminal.ts";
import { loginAt, newUser, type User, withProfile } from "./user.ts";

const enter = "\r";
const interrupt = "\u0003";
const endOfInput = "\u0004";
const textBlocks = [...(await readFile("README.md", "utf8")).matchAll(/```text\n([^`]+)```/g)];

/** The questions of `login`, with the answers. */
const questions = ({ service }: User): Array<[question: RegExp, answer: string]> => [
  [/Client ID/, client.clientId],
  [/Client secret/, client.clientSecret],
  [/Grant code/, service.issueGrant()],
];

describe.skipIf(!hasTerminal)("in a terminal", () => {
  it.each([80, 20, 0])("of %i columns, login asks, hides the secrets, and greets", async (columns) => {
    const user = await newUser();
    const terminal = Terminal.open(user, loginAt(user.service), columns);
    for (const [question, answer] of questions(user)) await terminal.answer(question, answer + enter);
    expect(await terminal.ended, terminal.output).toBe(0);
    const text = terminal.lines.join("\n");
    expect(text).toContain("Svc.Account.Read,Svc.Admin.Read,");
    expect(text).toContain("The profile default is saved in");
    expect(text).not.toContain("SECRET");
    expect(user.service.refreshTokens).toHaveLength(1);
  });

  it.each([
    ["Ctrl+C", interrupt, 0],
    ["Ctrl+C", interrupt, 1],
    ["Ctrl+C", interrupt, 2],
    ["Ctrl+D", endOfInput, 0],
    ["Ctrl+D", endOfInput, 1],
  ])("%s (%j) at question %i of login ends it with 130, and leaves nothing behind", async (_, key, number) => {
    const user = await newUser();
    const terminal = Terminal.open(user, loginAt(user.service));
    const all = questions(user);
    for (const [question, answer] of all.slice(0, number)) await terminal.answer(question, answer + enter);
    await terminal.answer(all[number]?.[0] ?? /./, key);
    expect(await terminal.ended).toBe(130);
    expect((await user.files()).size).toBe(0);
    expect(user.service.refreshTokens).toEqual([]);
  });

  it.each([
    ["POST", ["createMonitorGroup", "display_name=Web", "description=Shops"]],
    ["DELETE", ["/monitors/77", "--method", "DELETE"]],
  ])("a %s is not sent unless the answer is yes", async (method, words) => {
    const user = await withProfile();
    const group = ["call", ...words];
    const first = Terminal.open(user, group);
    await first.answer(/Send it\?/, `what${enter}`);
    expect(await first.ended).toBe(1);
    expect(user.service.calls).toEqual([]);
    const second = Terminal.open(user, group);
    await second.answer(/Send it\?/, `yes${enter}`);
    expect(await second.ended).toBe(0);
    expect(user.service.calls).toMatchObject([{ method }]);
  });

  it("the commands of the README that need no account print what it shows", async () => {
    const user = await newUser();
    const [, session = ""] = textBlocks.find(([, block]) => block?.startsWith("$ ")) ?? [];
    const calls = session.split("$ npx svc-monitoring-api ").slice(1);
    expect(calls).not.toEqual([]);
    for (const call of calls) {
      const [command = "", ...shown] = call.trim().split("\n");
      const terminal = Terminal.open(user, command.split(" "));
      expect(await terminal.ended, terminal.output).toBe(0);
      expect(terminal.lines.filter((line) => line !== "")).toEqual(expect.arrayContaining(shown));
    }
  });

  it("the commands of the README for an account go from a grant code to the monitors", async () => {
    const user = await newUser();
    const [, commands = ""] = textBlocks.find(([, block]) => block?.includes("login")) ?? [];
    const [first, ...calls] = commands.trim().split("\n");
    expect(first).toBe("npx svc-monitoring-api login");
    const login = Terminal.open(user, loginAt(user.service));
    for (const [question, answer] of questions(user)) await login.answer(question, answer + enter);
    expect(await login.ended).toBe(0);
    expect(calls).not.toEqual([]);
    for (const line of calls) {
      const call = Terminal.open(user, line.split(" ").slice(2));
      expect(await call.ended, call.output).toBe(0);
      expect(JSON.parse(call.lines.join("\n"))).toEqual(
        expect.arrayContaining([expect.objectContaining({ monitor_id: expect.any(String) })]),
      );
    }
    expect(user.service.created()).toBe(1);
  });
});
