import type { Environment } from "../../client/environment.ts";
import { createServiceFetch, type ServiceFetch } from "../../client/index.ts";
import { serviceFetchOf } from "../../client/service-fetch.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Document } from "../../contract/document.ts";
import { ownContract } from "../../contract/own-contract.ts";
import { entityName } from "../../inspector/common/request.ts";
import { asCurl, type WrittenRequest } from "../../samples/of-request.ts";
import { readJson } from "../../shared/files.ts";
import { printable } from "../../shared/text.ts";
import { contractAt } from "../../validation/compile/contract-at.ts";
import { type Account, accountOf, hiddenBy } from "../account.ts";
import { Interrupted } from "../options.ts";
import type { Session } from "../session.ts";
import { askText, askYes } from "../terminal/prompts.ts";
import { type Customer, customersOf, forEachCustomer } from "./customers.ts";
import { filesOf, isWritten, makeFolders, removeDrafts } from "./files.ts";
import { type Call, callOf } from "./request.ts";
import { type OutputOptions, Results } from "./results.ts";
import { meaningsOf, readPayload } from "./table.ts";

export interface RunOptions extends OutputOptions {
  profile?: string;
  mock?: true;
  zaaid?: string;
  allCustomers?: true;
  method?: string;
  body?: string;
  version?: string;
  include?: true;
  curl?: true;
  yes?: true;
}

/** Where `mock` and `start` serve the mock, for code that calls it. */
const mockUrl = "http://127.0.0.1:4010/api";

export async function runCall(
  typed: { target: string; values: string[] },
  options: RunOptions,
  session: Session,
): Promise<number> {
  const { env } = session;
  checkOptions(options);
  const account = options.mock ? undefined : accountOf(options.profile, env);
  const contract = account?.profile.contract;
  const document = await readJson<Document>(contract ?? ownContract);
  const call = await callOf({ ...options, ...typed }, document, await contractAt(contract));
  for (const note of call.notes) session.note(`Note: ${printable(note)}`);
  if (options.curl) {
    session.print(asCurl(call.request, account ? settingsOf(account.options, env).baseUrl : mockUrl));
    return 0;
  }
  const hidden = account ? hiddenBy(account, env) : [];
  if (hidden.length > 0) {
    const names = hidden.join(" and ");
    session.note(`Note: ${names} of the environment take the place of what the profile ${account?.name} has.`);
  }
  const service = await serviceOf(account, env);
  try {
    const results = new Results(session, options, meaningsOf(call.operation, document));
    if (options.allCustomers) return await inAllCustomers(call, service, results, options, session);
    const file = options.output === "-" || options.output === "/dev/stdout" ? undefined : options.output;
    if (options.resume && file !== undefined && (await isWritten(file))) {
      session.note(`${file} exists, so nothing is called.`);
      return 0;
    }
    await confirmWrite(call.request, { ...service, ...options }, session);
    if (file !== undefined) await makeFolders([file]);
    await results.show(await readPayload(await responseTo(call, service.fetch, options, session)), file);
    return 0;
  } finally {
    await service.close();
  }
}

/** @throws TypeError if an option needs another */
function checkOptions({ allCustomers, resume, output }: RunOptions): void {
  if (resume && output === undefined) throw new TypeError("--resume needs --output: it skips the files that exist.");
  if (allCustomers && output !== undefined && !/\{(name|zaaid)\}/.test(output)) {
    throw new TypeError(
      "With --all-customers each customer gets a file, so --output needs {name} or {zaaid}: '{name}-{zaaid}.pdf'.",
    );
  }
}

export interface Service {
  /** Undefined for a mock. */
  account: Account | undefined;
  fetch: ServiceFetch;
  close(): Promise<void>;
}

/** The service of the account, or a mock until it is closed. */
export async function serviceOf(account: Account | undefined, env: Environment): Promise<Service> {
  if (account) return { account, fetch: serviceFetchOf(settingsOf(account.options, env)), close: async () => {} };
  const { startMock } = await import("../../mock/index.ts");
  const { baseUrl, issueAccessToken, close } = await startMock();
  return { account, fetch: createServiceFetch({ baseUrl, accessToken: issueAccessToken() }), close };
}

/** @returns 1 if the call failed in one of the accounts */
async function inAllCustomers(
  call: Call,
  service: Service,
  results: Results,
  options: RunOptions,
  session: Session,
): Promise<number> {
  const { fetch } = service;
  const customers = await customersOf(fetch);
  const files = options.output === undefined ? new Map<string, string>() : filesOf(options.output, customers);
  const fileOf = ({ zaaid }: Customer) => files.get(zaaid) ?? "";
  const isDone = await Promise.all(customers.map((one) => options.resume === true && isWritten(fileOf(one))));
  const open = customers.filter((_, index) => !isDone[index]);
  await confirmWrite(call.request, { ...service, ...options, customers: open.length }, session);
  await makeFolders(files.values());
  if (options.resume) await removeDrafts(files.values());
  const outcomes = await forEachCustomer(session, open, files.size === 0, async (customer) => {
    const response = await responseTo(call, fetch, { ...options, zaaid: customer.zaaid }, session);
    const payload = await readPayload(response);
    if (files.size > 0) {
      await results.write(payload, fileOf(customer));
      if (session.stderr.isTTY) session.note(`${fileOf(customer)} is written.`);
    } else if ("json" in payload) return payload.json;
    else throw new TypeError(`The response is ${payload.type}. Add --output '{zaaid}…'.`);
  });
  return results.showAll(outcomes, customers.length);
}

export async function responseTo(
  { request: { method, uri, version, body } }: Call,
  fetch: ServiceFetch,
  { zaaid, include }: { zaaid?: string | undefined; include?: true },
  session: Session,
): Promise<Response> {
  const response = await fetch(uri, {
    method,
    version,
    ...(zaaid !== undefined && { zaaid }),
    ...(body && { body, headers: { "Content-Type": "application/json" } }),
  });
  if (include) {
    const headers = [...response.headers].map(([name, value]) => printable(`${name}: ${value}`));
    session.note([`${response.status} ${printable(response.statusText)}`.trim(), ...headers, ""].join("\n"));
  }
  return response;
}

interface Where {
  fetch: { baseUrl: string };
  /** Undefined for a mock, which anybody may change. */
  account: Account | undefined;
  /** In how many customer accounts it is sent. */
  customers?: number;
  yes?: true;
}

/**
 * Asks before a request that changes data is sent.
 * @throws TypeError without a terminal; Interrupted if the answer is no
 */
export async function confirmWrite(request: WrittenRequest, where: Where, session: Session): Promise<void> {
  const { method, uri, zaaid, body } = request;
  const { fetch, account, customers, yes } = where;
  if (method === "GET" || method === "HEAD" || !account) return;
  if (account.profile.readOnly) {
    throw new TypeError(
      `The profile ${account.name} is read-only, so ${method} is refused. Its file says \`readOnly\`.`,
    );
  }
  if (yes) return;
  const inside = customers === undefined ? zaaid && ` in the account ${zaaid}` : ` in ${customers} customer accounts`;
  session.note(printable(`${method} ${fetch.baseUrl}${uri}${inside}`));
  if (body) session.note(printable(body));
  if (!session.isInteractive)
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  const name = printable(decodeURIComponent(entityName(uri)));
  if (method === "DELETE") {
    await askText(session, `To delete it, type ${name}`, (typed) =>
      typed === name ? undefined : `Type ${name}, or press Ctrl+C.`,
    );
  } else if (!(await askYes(session, "Send it?", false))) {
    throw new Interrupted("Nothing was sent.");
  }
}
