import { once } from "node:events";
import { createRequire } from "node:module";
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { messageOf } from "../../client/errors.ts";
import { readContract } from "../../contract/own-contract.ts";
import { printable } from "../../shared/text.ts";
import { contractAt } from "../../validation/compile/contract-at.ts";
import type { Session } from "../session.ts";
import { CallTools, type McpOptions, type Wanted } from "./calls.ts";
import { ReferenceTools } from "./reference.ts";

const text = { type: "string" } as const;
const start = { type: "integer" } as const;
const request = { operation: text, values: { type: "object" }, zaaid: text } as const;
const outputSchema = fromJsonSchema({ type: "object", properties: { text }, required: ["text"] });

/** Serves four tools on standard input and output, until the client closes it. */
export async function serveAgents(options: McpOptions, session: Session): Promise<void> {
  const document = await readContract(options.contract);
  if (options.allow.length > 0) {
    const contract = await contractAt(options.contract);
    for (const id of options.allow) contract.operation(id);
  }
  const reference = new ReferenceTools(document, options.budget);
  const calls = new CallTools(document, options, session);
  const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");

  const transport = new StdioServerTransport(session.stdin, session.stdout);
  const handle = serveStdio(
    () => {
      const server = new McpServer({ name: "svc-monitoring-api", version });
      /** The first property is required. */
      const tool = <Input extends object>(
        name: string,
        description: string,
        properties: Record<string, object>,
        run: (input: Input) => Promise<string>,
      ) => {
        const required = Object.keys(properties).slice(0, 1);
        const inputSchema = fromJsonSchema<Input>({ type: "object", properties, required } as object);
        server.registerTool(name, { description, inputSchema, outputSchema }, async (input: Input) => {
          try {
            const found = await run(input);
            return { content: [{ type: "text", text: found }], structuredContent: { text: found } };
          } catch (error) {
            return { content: [{ type: "text", text: printable(messageOf(error)) }], isError: true };
          }
        });
      };
      const search = "Find operations, ids, rules, guides of the monitoring API";
      tool("search", search, { query: text }, ({ query }: { query: string }) => reference.search(query));
      const read = "A page that search found; page#part for less";
      tool("read", read, { page: text, start }, ({ page, start }: { page: string; start?: number }) =>
        reference.read(page, start),
      );
      const check = "Check a call without sending it. Ids also by name";
      tool("check", check, request, (wanted: Wanted) => calls.check(wanted));
      const call = "Call an operation id or /path; rows as CSV";
      tool("call", call, { ...request, columns: text, start }, (wanted: Wanted) => calls.call(wanted));
      return server;
    },
    { transport },
  );
  await Promise.race([once(session.stdin, "end"), session.stopped()]);
  await Promise.all([handle.close(), calls.close()]);
}
