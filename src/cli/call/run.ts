import { createServiceFetch, type ServiceFetch } from "../../client/index.ts";
import { readContract } from "../../contract/packaged-contract.ts";
import { asCurl } from "../../shared/curl.ts";
import { printable } from "../../shared/text.ts";
import { profileOf } from "../profile/profile.ts";
import type { Session } from "../session.ts";
import { readBody } from "./body.ts";
import { confirm } from "./confirm.ts";
import { type Content, jsonOf, readContent, requirePromised } from "./content.ts";
import { explainFailure } from "./failure.ts";
import { type Call, callOf } from "./request.ts";
import { send } from "./send.ts";

export interface CallOptions {
  profile?: string;
  mock?: true;
  zaaid?: string;
  method?: string;
  body?: string;
  version?: string;
  curl?: true;
  yes?: true;
}

/** Where `mock` and `start` serve the mock. */
const mockUrl = "http://127.0.0.1:4010/api";

/** Runs `call`. @throws TypeError that says what is wrong with the words of the call; nothing was sent then */
export async function runCall(
  target: string,
  values: string[],
  { body: given, ...options }: CallOptions,
  session: Session,
): Promise<void> {
  const body = given === undefined ? undefined : await readBody(given, session.stdin);
  const call = await callOf({ ...options, target, values, body }, await readContract());
  for (const note of call.notes) session.note(`Note: ${printable(note)}`);
  await (options.mock ? callMock(call, options, session) : callService(call, options, session));
}

async function callService(call: Call, { profile, curl, yes }: CallOptions, session: Session): Promise<void> {
  const account = await profileOf(profile, session.env);
  const fetch = createServiceFetch(account.options);
  if (curl) return session.print(asCurl(call.request, fetch.baseUrl));
  if (account.note) session.note(`Note: ${account.note}`);
  if (!call.isRead && !yes) await confirm(call, fetch.baseUrl, session);
  await perform(call, fetch, session);
}

/** Calls a mock that runs only for this call. It asks no question, because a mock has no data to lose. */
async function callMock(call: Call, { curl }: CallOptions, session: Session): Promise<void> {
  if (curl) return session.print(asCurl(call.request, mockUrl));
  const { startMock } = await import("../../mock/index.ts");
  const mock = await startMock();
  try {
    const fetch = createServiceFetch({ baseUrl: mock.baseUrl, accessToken: mock.issueAccessToken() });
    await perform(call, fetch, session);
  } finally {
    await mock.close();
  }
}

/** Sends a call, and prints the content of its response. If anything fails, standard output stays empty. */
async function perform(call: Call, fetch: ServiceFetch, session: Session): Promise<void> {
  try {
    const content = await readContent(await send(call, fetch, session));
    requirePromised(content, call);
    print(content, session);
  } catch (error) {
    throw explainFailure(call, error);
  }
}

/** @throws Error if a terminal would have to show a report, or if the output cannot be written */
function print(content: Content, session: Session): void {
  if ("json" in content) session.print(jsonOf(content.json ?? null));
  else if (content.bytes.length === 0 || !session.stdout.isTTY) session.write(content.bytes);
  else
    throw new Error(`The response is ${content.type}. To save it, redirect it: npx svc-monitoring-api call … > file`);
}
