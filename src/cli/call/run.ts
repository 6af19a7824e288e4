import type { Environment } from "../../client/environment.ts";
import { createServiceFetch, type ServiceFetch } from "../../client/index.ts";
import { serviceFetchOf } from "../../client/service-fetch.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { readContract } from "../../contract/own-contract.ts";
import { entityName } from "../../inspector/common/request.ts";
import { asCurl, type WrittenRequest } from "../../samples/of-request.ts";
import { printable } from "../../shared/text.ts";
import { contractAt } from "../../validation/compile/contract-at.ts";
import { type Account, accountOf, hiddenBy } from "../account.ts";
import { Interrupted, NoAccount } from "../options.ts";
import type { Session } from "../session.ts";
import { askText, askYes } from "../terminal/prompts.ts";
import { type Customer, customersOf, forEachCustomer } from "./customers.ts";
import { filesOf, isWritten, makeFolders, removeDrafts } from "./files.ts";
import { readPayload } from "./payload.ts";
import { type Call, callOf } from "./request.ts";
import { fileOf, type OutputOptions, Results } from "./results.ts";
import { meaningsOf } from "./table.ts";

export interface RunOptions extends OutputOptions {
  profile?: string;
  mock?: true;
  /** One, or several. */
  zaaid?: string[];
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
  typed: { target: string | undefined; values: string[] },
  options: RunOptions,
  session: Session,
): Promise<number> {
  const { env } = session;
  const { target, values } = typed;
  checkOptions(options);
  const account = options.mock ? undefined : accountFor(target, options, env);
  const contract = account?.profile.contract;
  const document = await readContract(contract);
  if (target === undefined) {
    await new Results(session, options, new Map()).put({ json: listed(document) });
    return 0;
  }
  const zaaids = options.zaaid ?? [];
  const parts = { ...options, target, values, zaaid: zaaids[0] };
  const call = await callOf(parts, document, await contractAt(contract));
  for (const note of call.notes) session.note(`Note: ${printable(note)}`);
  if (options.curl) {
    const baseUrl = account ? settingsOf(account.options, env).baseUrl : mockUrl;
    for (const zaaid of options.zaaid ?? [""]) session.print(asCurl({ ...call.request, zaaid }, baseUrl));
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
    if (isOfSeveral(options)) return await inSeveral(call, service, results, options, session);
    const file = fileOf(options);
    if (options.resume && file !== undefined && (await isWritten(file))) {
      session.note(`${file} exists, so nothing is called.`);
      return 0;
    }
    const [zaaid] = zaaids;
    await confirmWrite(call.request, { ...service, ...options, inside: zaaid && `the account ${zaaid}` }, session);
    if (file !== undefined) await makeFolders([file]);
    const response = await responseTo(call, service.fetch, { ...options, zaaid }, session);
    await afterSending(call, async () => results.put(await readPayload(response)));
    if (file !== undefined) session.note(`${file} is written.`);
    return 0;
  } finally {
    await service.close();
  }
}

/** The account of the options. To list operations none is needed. */
function accountFor(target: string | undefined, { profile }: RunOptions, env: Environment): Account | undefined {
  try {
    return accountOf(profile, env);
  } catch (error) {
    if (error instanceof NoAccount && target === undefined && profile === undefined) return undefined;
    throw error;
  }
}

function listed(document: Document): object[] {
  const operations = operationsOf(document).filter(({ isOAuth }) => !isOAuth);
  return operations.map(({ id, method, path, summary }) => ({ id, method: method.toUpperCase(), path, summary }));
}

const placeholder = /\{(name|zaaid)\}/;

/** Whether the results are those of several accounts, or are named as theirs. */
function isOfSeveral({ allCustomers, zaaid = [], output = "" }: RunOptions): boolean {
  return allCustomers === true || zaaid.length > 1 || placeholder.test(output);
}

/** @throws Error with another exit code than that of wrong use, if a request was sent that may have changed something */
async function afterSending<T>({ request: { method } }: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (method === "GET" || method === "HEAD" || !(error instanceof TypeError)) throw error;
    throw new Error(`The ${method} was sent, and the service responded. ${error.message}`);
  }
}

/** @throws TypeError if an option needs another */
function checkOptions(options: RunOptions): void {
  const { allCustomers, zaaid, resume, output, csv, json } = options;
  if (resume && fileOf({ ...(output !== undefined && { output }) }) === undefined)
    throw new TypeError("--resume needs --output with a file: it skips the files that exist.");
  if (output?.includes("{name}") && !allCustomers)
    throw new TypeError("{name} in --output needs --all-customers, which gets the names. Write {zaaid}.");
  if (output?.includes("{zaaid}") && !allCustomers && !zaaid)
    throw new TypeError("{zaaid} in --output needs --all-customers or --zaaid.");
  if (!isOfSeveral(options) || output === undefined || placeholder.test(output)) return;
  if (resume || !(csv || json)) {
    throw new TypeError(
      "With several accounts each gets a file, so --output needs {name} or {zaaid}: '{name}-{zaaid}.pdf'. Or write one file for all: add --csv or --json.",
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

/** Calls in each customer account, or in those of `--zaaid`. @returns 1 if one call failed */
async function inSeveral(
  call: Call,
  service: Service,
  results: Results,
  options: RunOptions,
  session: Session,
): Promise<number> {
  const { fetch } = service;
  const { zaaid: zaaids, output = "", resume } = options;
  const customers = zaaids?.map((zaaid): Customer => ({ zaaid })) ?? (await customersOf(fetch));
  const files = placeholder.test(output) ? filesOf(output, customers) : undefined;
  const nameOf = ({ zaaid }: Customer) => files?.get(zaaid) ?? "";
  const isDone = await Promise.all(customers.map((one) => resume === true && isWritten(nameOf(one))));
  const open = customers.filter((_, index) => !isDone[index]);
  const inside = zaaids ? `the accounts ${zaaids.join(", ")}` : `${open.length} customer accounts`;
  await confirmWrite(call.request, { ...service, ...options, inside }, session);
  await makeFolders(files?.values() ?? [output]);
  if (files && resume) await removeDrafts(files.values());
  const outcomes = await forEachCustomer(session, open, async (customer) => {
    const response = await responseTo(call, fetch, { ...options, zaaid: customer.zaaid }, session);
    const payload = await readPayload(response);
    if (files) {
      await results.put(payload, nameOf(customer));
      if (session.stderr.isTTY) session.note(`${nameOf(customer)} is written.`);
    } else if ("json" in payload) return payload.json;
    else throw new TypeError(`The response is ${payload.type}. Add --output '{zaaid}…'.`);
  });
  // If all failed, a file of an earlier run stays.
  if (!files && outcomes.some(({ error }) => !error)) await afterSending(call, () => results.putAll(outcomes));
  const isRead = call.request.method === "GET" || call.request.method === "HEAD";
  return results.sumUp(outcomes, customers.length, files && { canGoOn: isRead });
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
  /** The accounts that it acts on, in words. */
  inside?: string | undefined;
  yes?: true;
}

/**
 * Asks before a request that changes data is sent.
 * @throws TypeError without a terminal; Interrupted if the answer is no
 */
export async function confirmWrite(request: WrittenRequest, where: Where, session: Session): Promise<void> {
  const { method, uri, body } = request;
  const { fetch, account, inside, yes } = where;
  if (method === "GET" || method === "HEAD" || !account) return;
  if (account.profile.readOnly) {
    throw new TypeError(
      `The profile ${account.name} is read-only, so ${method} is refused. Its file says \`readOnly\`.`,
    );
  }
  if (yes) return;
  session.note(printable(`${method} ${fetch.baseUrl}${uri}${inside ? ` in ${inside}` : ""}`));
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
