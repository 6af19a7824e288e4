import { ConnectionError, messageOf, TimeoutError } from "../../client/errors.ts";
import { mayHaveArrived } from "../../client/retry.ts";
import type { Environment } from "../../client/settings.ts";
import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { readContract } from "../../contract/own-contract.ts";
import { asCurl } from "../../samples/curl.ts";
import { printable } from "../../shared/text.ts";
import { contract } from "../../validation/all-operations.ts";
import { type Account, accountOf, accountSettings, hiddenBy } from "../account.ts";
import { exitCodes, NoAccount } from "../options.ts";
import type { Session } from "../session.ts";
import { type Customer, customersOf, forEachCustomer } from "./customers.ts";
import { filesOf, isWritten, makeFolders, removeDrafts } from "./files.ts";
import type { Payload } from "./payload.ts";
import { type Call, callOf } from "./request.ts";
import { fileOf, type OutputOptions, Results } from "./results.ts";
import { confirmWrite, isRead, resultOf, type Service, serviceOf } from "./service.ts";
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
  const document = await readContract();
  if (target === undefined) {
    await new Results(session, options, new Map()).put({ json: listed(document) });
    return 0;
  }
  const [zaaid] = options.zaaid ?? [];
  const call = await callOf({ ...options, target, values, zaaid }, document, contract);
  if (options.allCustomers && call.operation?.parameters.every(({ name }) => name !== "zaaid"))
    throw new TypeError(`${call.operation.id} acts on no customer account. Leave out --all-customers.`);
  if (options.resume && !isRead(call))
    throw new TypeError(`--resume is for calls that read: ${call.request.method} would be sent again.`);
  for (const note of call.notes) session.note(`Note: ${printable(note)}`);
  if (options.curl) {
    const baseUrl = account ? accountSettings(account, env).baseUrl : mockUrl;
    for (const zaaid of options.zaaid ?? [""]) session.print(asCurl({ ...call.request, zaaid }, baseUrl));
    return 0;
  }
  const hiding = account ? hiddenBy(account, env) : [];
  if (hiding.length > 0)
    session.note(`Note: The environment overrides the profile ${account?.name}: ${hiding.join(" and ")}.`);
  const service = await serviceOf(account, env);
  const results = new Results(session, options, meaningsOf(call.operation, document));
  try {
    return await (isOfSeveral(options) ? inSeveral : inOne)({ call, service, results, options, session });
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

const placeholder = /\{(\w+)\}/g;

/** Whether the results are those of several accounts, or are named as theirs. */
function isOfSeveral({ allCustomers, zaaid = [], output = "" }: RunOptions): boolean {
  return allCustomers === true || zaaid.length > 1 || output.search(placeholder) >= 0;
}

/** @throws TypeError if an option needs another */
function checkOptions(options: RunOptions): void {
  const { allCustomers, zaaid, resume, output = "", csv, json } = options;
  const needs = (what: string) => new TypeError(`--output with several accounts needs ${what}`);
  const names = [...output.matchAll(placeholder)].map(([, name]) => name);
  const unknown = names.find((name) => name !== "name" && name !== "zaaid");
  if (unknown !== undefined) throw new TypeError(`--output knows {name} and {zaaid}; got {${unknown}}.`);
  if (resume && (output === "" || fileOf({ output }) === undefined))
    throw new TypeError("--resume needs --output with a file: it skips the files that exist.");
  if (names.includes("name") && !allCustomers)
    throw new TypeError("{name} in --output needs --all-customers, which gets the names. Write {zaaid}.");
  if (names.includes("zaaid") && !allCustomers && !zaaid)
    throw new TypeError("{zaaid} in --output needs --all-customers or --zaaid.");
  if (!isOfSeveral(options) || output === "" || names.length > 0) return;
  if (resume)
    throw needs("{name} or {zaaid} if --resume is given, which skips the accounts that have a file. Or leave it out.");
  if (!csv && !json)
    throw needs("{name} or {zaaid}: '{name}-{zaaid}.pdf'. Or write one file for all: add --csv or --json.");
}

/** @throws Error with another exit code than that of wrong use, which says that nothing was sent */
async function afterSending<T>(call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sent = isRead(call) ? "" : `The ${call.request.method} was sent, and the service responded. `;
    throw new Error(`${sent}${messageOf(error)}`);
  }
}

/** Sends a call, and says of one that was lost whether it may have changed something. */
async function sent(...[call, ...how]: Parameters<typeof resultOf>): Promise<Payload> {
  try {
    return await resultOf(call, ...how);
  } catch (error) {
    const isLost = error instanceof ConnectionError || error instanceof TimeoutError;
    if (isLost && !isRead(call) && mayHaveArrived(error.cause))
      error.message += ` The ${call.request.method} may have had its effect: look before you send it again.`;
    throw error;
  }
}

interface Run {
  call: Call;
  service: Service;
  results: Results;
  options: RunOptions;
  session: Session;
}

/** Calls in one account. @returns the exit code */
async function inOne({ call, service, results, options, session }: Run): Promise<number> {
  const { zaaid: [zaaid] = [], resume, yes } = options;
  const file = fileOf(options);
  if (resume && file !== undefined && (await isWritten(file))) {
    session.note(`${file} exists, so nothing is called.`);
    return 0;
  }
  await confirmWrite(call, service, { yes, inside: zaaid && `the account ${zaaid}` }, session);
  if (file !== undefined) await makeFolders([file]);
  const payload = await sent(call, service.fetch, { ...options, zaaid }, session).catch((error) => {
    if (zaaid !== undefined) session.note(`In the account ${zaaid}:`);
    throw error;
  });
  await afterSending(call, () => results.put(payload));
  if (file !== undefined) session.note(`${file} is written.`);
  return 0;
}

/** Calls in each customer account, or in those of `--zaaid`. @returns the exit code: 1 if one call failed */
async function inSeveral({ call, service, results, options, session }: Run): Promise<number> {
  const { fetch } = service;
  const { zaaid: zaaids, output = "", resume, yes } = options;
  const customers = zaaids?.map((zaaid): Customer => ({ zaaid })) ?? (await customersOf(fetch));
  const files = output.search(placeholder) >= 0 ? filesOf(output, customers) : undefined;
  const nameOf = (customer: Customer) => files?.get(customer) ?? "";
  const isDone = await Promise.all(customers.map((one) => resume === true && isWritten(nameOf(one))));
  const open = customers.filter((_, index) => !isDone[index]);
  const inside = zaaids ? `the accounts ${zaaids.join(", ")}` : `${open.length} customer accounts`;
  await confirmWrite(call, service, { yes, inside }, session);
  await makeFolders(files ? [...files.values()] : [fileOf(options) ?? []].flat());
  if (files && resume) await removeDrafts(files.values());
  const stop = session.stopSignal();
  // What was sent and changes something, its person must know of.
  const signal = isRead(call) ? stop : undefined;
  const outcomes = await forEachCustomer(session, open, stop, async (customer) => {
    const { zaaid } = customer;
    if (zaaid === "") throw new Error("The service gives it no zaaid.");
    const payload = await sent(call, fetch, { ...options, zaaid, signal }, session);
    if (files) {
      await afterSending(call, () => results.put(payload, nameOf(customer)));
      if (session.stderr.isTTY) session.note(`${nameOf(customer)} is written.`);
    } else if ("json" in payload) return payload.json;
    else
      throw new Error(
        `The response is ${payload.type}, which needs a file for each account: --output 'report-{zaaid}'.${options.csv ? " Leave out --csv." : ""}`,
      );
  });
  // If all failed, or the person stopped it, a file of an earlier run stays.
  const isWhole = !stop.aborted || !isRead(call);
  if (!files && isWhole && outcomes.some(({ error }) => !error))
    await afterSending(call, () => results.putAll(outcomes));
  const counts = { total: customers.length, open: open.length, hasFiles: files !== undefined, canGoOn: isRead(call) };
  const code = results.sumUp(outcomes, counts);
  return stop.aborted ? exitCodes.interrupted : code;
}
