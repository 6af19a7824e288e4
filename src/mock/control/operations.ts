import type { MockControls } from "../controls.ts";
import type { AnyOverride } from "../override.ts";

/**
 * What runs an operation of the control path. Its body is checked.
 * @param name of the path, if it has one
 * @returns `data` of the response
 */
type Run<Body> = (controls: MockControls, body: Body, name: string) => unknown;

/** By the operation of the OpenAPI document. */
export const operations: Readonly<Record<string, Run<never>>> = {
  getSettings: ({ baseUrl, authUrl, credentials, now }) => ({ baseUrl, authUrl, credentials, now: now() }),
  reset: ({ reset }) => reset(),
  getRecords: ({ records }) => records(),
  seed: ({ seed }, body) => seed(body),
  listCreated: ({ created }) => created(),
  override: ({ override }, body) => override(body),
  listOverrides: ({ overrides }) => overrides().map(withText),
  clearOverrides: ({ clearOverrides }) => clearOverrides(),
  addAttributes: ({ addAttributes }, body) => addAttributes(body),
  fail: ({ fail }, body) => fail(body),
  listFaults: ({ faults }) => faults(),
  clearFaults: ({ clearFaults }) => clearFaults(),
  listRequests: ({ requests }) => requests(),
  countRequests: ({ count }, body) => ({ count: count(body) }),
  expect: ({ expect }, body) => expect(body),
  verify: ({ verify }, body) => verify(body),
  clearRequests: ({ clearRequests }) => clearRequests(),
  issueGrant: ({ issueGrant }, body) => ({ code: issueGrant(body) }),
  issueAccessToken: ({ issueAccessToken }, body) => ({ access_token: issueAccessToken(body) }),
  advanceClock: ({ advance }, body: { milliseconds: number }) => ({ now: advance(body.milliseconds) }),
  saveSnapshot: ({ saveSnapshot }, _body, name) => saveSnapshot(name),
  restoreSnapshot: ({ restoreSnapshot }, _body, name) => restoreSnapshot(name),
};

/** An override whose body can be JSON: those of a recording are bytes. */
function withText(override: AnyOverride): AnyOverride {
  const { body } = override;
  return body instanceof Uint8Array ? { ...override, body: Buffer.from(body).toString("utf8") } : override;
}
