import { createServiceFetch, type ServiceFetch } from "../../client/index.ts";
import { settingsOf } from "../../client/settings.ts";
import type { Document } from "../../contract/document.ts";
import { ownContract } from "../../contract/own-contract.ts";
import { asCurl, asTypeScript } from "../../samples/of-request.ts";
import { printable } from "../../shared/printable.ts";
import { readJson } from "../../shared/read-file.ts";
import { contractAt } from "../../validation/compile/contract-at.ts";
import { type Account, accountOf, warnOfHidden } from "../account.ts";
import type { AgentOptions } from "../budget.ts";
import { confirmWrite } from "./confirm.ts";
import { type Customer, chosenCustomers, FailedCustomers, forEachCustomer } from "./customers.ts";
import { type Payload, readPayload } from "./payload.ts";
import { meaningsOf } from "./print.ts";
import { type Call, callOf } from "./request.ts";
import { counter, Results } from "./results.ts";
import { Bindings } from "./words.ts";

export interface RunOptions extends AgentOptions {
  profile?: string;
  mock?: true;
  zaaid?: string;
  allCustomers?: true;
  onlyFailed?: true;
  method?: string;
  body?: string;
  version?: string;
  output?: string;
  columns?: string;
  json?: true;
  csv?: true;
  include?: true;
  curl?: true;
  typescript?: true;
  yes?: true;
}

/** Where `mock` and `start` serve the mock, for code that calls it. */
const mockUrl = "http://127.0.0.1:4010/api";

/** Runs `call`. @returns the exit code */
export async function runCall(typed: { target: string; values: string[] }, options: RunOptions): Promise<number> {
  checkOptions(options);
  const account = options.mock ? undefined : accountOf(options);
  const contract = account?.profile.contract;
  const document = await readJson<Document>(contract ?? ownContract);
  const { method, body, version, zaaid } = options;
  const call = await callOf({ ...typed, method, body, version, zaaid }, document, await contractAt(contract));
  if (options.curl || options.typescript) {
    console.log(asCode(call, account, document["x-default-version"], options.curl === true));
    return 0;
  }
  if (account) warnOfHidden(account);
  const { fetch, close } = await serviceOf(account);
  try {
    const results = new Results(options, meaningsOf(call.operation, document, new Bindings(document)));
    return await (options.allCustomers ? inAllCustomers : inOneAccount)(call, { fetch, account, results, options });
  } finally {
    await close();
  }
}

/** @throws TypeError if an option needs another */
function checkOptions({ allCustomers, onlyFailed, output }: RunOptions): void {
  if (onlyFailed && !allCustomers) throw new TypeError("--only-failed needs --all-customers.");
  if (allCustomers && output !== undefined && !/\{(name|zaaid)\}/.test(output)) {
    throw new TypeError(
      "With --all-customers each customer gets a file, so --output needs {name} or {zaaid}: '{name}.pdf'.",
    );
  }
}

function asCode(
  { request, operation, parameters }: Call,
  account: Account | undefined,
  version: string,
  isCurl: boolean,
) {
  const baseUrl = account ? settingsOf(account.options).baseUrl : mockUrl;
  if (isCurl) return asCurl(request, baseUrl);
  const match = operation && { operation, parameters };
  return asTypeScript(request, match, { baseUrl, isLive: account !== undefined, profile: account?.name, version });
}

/** The service of the account, or a mock until it is closed. */
export async function serviceOf(
  account: Account | undefined,
): Promise<{ fetch: ServiceFetch; close(): Promise<void> }> {
  if (account) return { fetch: createServiceFetch(account.options), close: async () => {} };
  const { startMock } = await import("../../mock/index.ts");
  const { baseUrl, issueAccessToken, close } = await startMock();
  return { fetch: createServiceFetch({ baseUrl, accessToken: issueAccessToken() }), close };
}

interface Run {
  fetch: ServiceFetch;
  account: Account | undefined;
  results: Results;
  options: RunOptions;
}

async function inOneAccount(call: Call, { fetch, account, results, options }: Run): Promise<number> {
  await confirmWrite(call.request, { baseUrl: fetch.baseUrl, account, ...options });
  await results.show(await send(call, fetch, options));
  return 0;
}

/** @returns 1 if the call failed in one of the accounts */
async function inAllCustomers(call: Call, { fetch, account, results, options }: Run): Promise<number> {
  const { method, uri, body } = call.request;
  const failed = await FailedCustomers.of(fetch.baseUrl, account?.name ?? "", method, uri, body);
  const customers = await chosenCustomers(fetch, options.onlyFailed ? await failed.read() : undefined);
  await confirmWrite(call.request, { baseUrl: fetch.baseUrl, account, customers: customers.length, ...options });
  const outcomes = await forEachCustomer(
    customers,
    async (customer) => results.of(customer, await send(call, fetch, options, customer)),
    counter(customers.length),
  );
  const code = results.showAll(outcomes);
  await failed.write(outcomes);
  return code;
}

async function send(call: Call, fetch: ServiceFetch, { include }: RunOptions, customer?: Customer): Promise<Payload> {
  const response = await responseTo(call, fetch, customer?.zaaid);
  if (include) {
    const headers = [...response.headers].map(([name, value]) => printable(`${name}: ${value}`));
    console.error([`${response.status} ${printable(response.statusText)}`.trim(), ...headers, ""].join("\n"));
  }
  return readPayload(response);
}

/** Sends the request of a call. */
export function responseTo(
  { request: { method, uri, version, zaaid, body } }: Call,
  fetch: ServiceFetch,
  account = zaaid,
): Promise<Response> {
  return fetch(uri, {
    method,
    version,
    ...(account && { zaaid: account }),
    ...(body && { body, headers: { "Content-Type": "application/json" } }),
  });
}
