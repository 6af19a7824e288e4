import {
  createServiceFetch,
  ServerError,
  type ServiceFetch,
  TimeoutError,
  TransportError,
} from "../../client/index.ts";
import { operationsOf } from "../../contract/operations.ts";
import { readContract } from "../../contract/packaged-contract.ts";
import { jsonType } from "../../shared/http.ts";
import { messageOf, printable } from "../../shared/text.ts";
import { asCurl } from "../../site/samples/curl.ts";
import { profileOf } from "../profile/profile.ts";
import type { Session } from "../session.ts";
import { readBody } from "./body.ts";
import { confirmWrite, isRead } from "./confirm.ts";
import { requireExpected } from "./expected-content.ts";
import { requireWritableFile, writeOutput } from "./output.ts";
import { type TypedCall, typedCall } from "./request.ts";
import { jsonOf, type ResponseContent, readContent } from "./response-content.ts";

export interface CallOptions {
  profile?: string;
  mock?: true;
  zaaid?: string;
  method?: string;
  body?: string;
  version?: string;
  output?: string;
  curl?: true;
  yes?: true;
}

/** For how long a report may be read, in milliseconds. */
const reportTime = 10 * 60_000;

/** Where `mock` and `start` serve the mock, for code that calls it. */
const mockUrl = "http://127.0.0.1:4010/api";

export async function listOperations(session: Session): Promise<void> {
  const operations = operationsOf(await readContract()).filter(({ isOAuth }) => !isOAuth);
  const listed = operations.map(({ id, method, path, summary }) => ({ id, method, path, summary }));
  session.print(jsonOf(listed, 2));
}

/** Runs `call`. @throws TypeError that says what is wrong with the words of the call; nothing was sent then */
export async function runCall(
  target: string,
  values: string[],
  { body: given, ...options }: CallOptions,
  session: Session,
): Promise<void> {
  const { mock, zaaid, output, curl, yes } = options;
  const body = given === undefined ? undefined : await readBody(given, session.stdin);
  // A mistake in the words of the call comes first: it has to be corrected with or without an account.
  const call = await typedCall({ ...options, target, values, body }, await readContract());
  const account = mock ? undefined : profileOf(options.profile, session.env);
  for (const note of call.notes) session.note(`Note: ${printable(note)}`);
  if (curl) {
    session.print(
      asCurl({ ...call.request, zaaid: zaaid ?? "" }, account ? createServiceFetch(account.options).baseUrl : mockUrl),
    );
    return;
  }
  if (account?.note) session.note(`Note: ${account.note}`);
  const running = account ? undefined : await (await import("../../mock/index.ts")).startMock();
  try {
    const fetch = account
      ? createServiceFetch(account.options)
      : createServiceFetch({ baseUrl: running?.baseUrl, accessToken: running?.issueAccessToken() ?? "" });
    if (account) await confirmWrite(call, { baseUrl: fetch.baseUrl, zaaid, yes }, session);
    if (output !== undefined) await requireWritableFile(output);
    await put(call, await sent(call, fetch, zaaid, session), output, session);
  } finally {
    await running?.close();
  }
}

/** Sends a call. If its response is lost, the error says whether the call may have changed data. */
async function sent(
  call: TypedCall,
  fetch: ServiceFetch,
  zaaid: string | undefined,
  session: Session,
): Promise<ResponseContent> {
  const { method, uri, version, body } = call.request;
  if (!isRead(call))
    session.goOnAtSignal(
      `The ${method} is sent: wait for its response. Ctrl+C again ends at once, and it may have its effect.`,
    );
  try {
    const response = await fetch(uri, {
      method,
      version,
      // If the body is a report, the client's own timeouts stop once the headers have arrived. This signal also limits the
      // reading of the body.
      signal: AbortSignal.timeout(reportTime),
      ...(zaaid !== undefined && { zaaid }),
      // Node's `fetch` does not report a compressed body that was cut off; it treats it as complete. So no compression is
      // requested.
      headers: { "Accept-Encoding": "identity", ...(body && { "Content-Type": jsonType }) },
      ...(body && { body }),
    });
    return await readContent(response);
  } catch (thrown) {
    const error = isTimeOver(thrown)
      ? new TimeoutError(`${method} ${uri.split("?")[0]}: the report took longer than ten minutes.`)
      : thrown;
    if (!(error instanceof Error)) throw error;
    if (zaaid !== undefined) error.message = `In the account ${zaaid}: ${error.message}`;
    const mayHaveArrived = error instanceof ServerError || (error instanceof TransportError && error.mayHaveArrived);
    if (mayHaveArrived && !isRead(call))
      error.message += ` The ${method} may have had its effect: look before you send it again.`;
    throw error;
  }
}

const isTimeOver = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

/**
 * Prints a result, or writes it to a file.
 * @throws Error and no TypeError, whose exit code would say that nothing was sent
 */
async function put(
  call: TypedCall,
  result: ResponseContent,
  output: string | undefined,
  session: Session,
): Promise<void> {
  const content = "json" in result ? `${jsonOf(result.json ?? null, 2)}\n` : result.bytes;
  try {
    requireExpected(result, call, output ?? "");
    if (output !== undefined) {
      await writeOutput(output, content);
      session.note(`${output} is written.`);
    } else if (typeof content === "string" || !session.stdout.isTTY) session.write(content);
    else throw new Error(`The response is ${"type" in result ? result.type : "a file"}. Add --output <file>.`);
  } catch (error) {
    const effect = isRead(call) ? "" : `The ${call.request.method} was sent, and the service responded. `;
    throw new Error(`${effect}${messageOf(error)}`);
  }
}
