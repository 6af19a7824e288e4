import type { AccessOptions, GrantOptions } from "../authority/authority.ts";
import type { MockControls, SeedRecords } from "../controls.ts";
import type { AnyOverride } from "../override.ts";
import type { Attributes } from "../state/attributes.ts";
import type { Fault } from "../state/faults.ts";
import type { CallMatch } from "../state/match.ts";
import type { resultSchemas, SchemaName } from "./schemas.ts";

/** A control over HTTP. The control path's OpenAPI document is made from these, and requests are checked with them. */
export interface ControlOperation {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the control path; `{name}` is a snapshot's name. */
  path: string;
  summary: string;
  description: string;
  /** The body, if it takes one, with examples by name. */
  body?: { schema: SchemaName; isRequired: boolean; examples: Record<string, unknown> };
  /** What is in `data` of the response; null if left out. */
  result?: { schema: keyof typeof resultSchemas | "Records"; example: unknown };
  run(controls: MockControls, body: never, name: string): unknown;
}

/** What TypeScript infers `run`'s parameter from. */
function control<Body>(
  operation: Omit<ControlOperation, "run"> & { run(controls: MockControls, body: Body, name: string): unknown },
): ControlOperation {
  return operation as ControlOperation;
}

const monitors = [{ monitor_id: "1001", display_name: "Shop" }];
const recordsExample = {
  deviceKey: { device_key: "0a1b2c" },
  monitorTypes: [{ id: "URL", name: "Website" }],
  customers: [],
  businessUnits: [],
  monitors,
  locationProfiles: [],
  accounts: {},
};

/** An override whose body can be JSON: those of a recording are bytes. */
function withText(override: AnyOverride): AnyOverride {
  const { body } = override;
  return body instanceof Uint8Array ? { ...override, body: Buffer.from(body).toString("utf8") } : override;
}

export const controlOperations: readonly ControlOperation[] = [
  control({
    id: "getSettings",
    method: "GET",
    path: "/settings",
    summary: "Get the addresses and the credentials",
    description: "Returns what a client of the mock needs, and the mock's time.",
    result: {
      schema: "Settings",
      example: {
        baseUrl: "http://127.0.0.1:4010/api",
        authUrl: "http://127.0.0.1:4010",
        credentials: { clientId: "mock-client", clientSecret: "mock-secret", refreshToken: "mock-refresh-token" },
        now: 1795255200000,
      },
    },
    run: ({ baseUrl, authUrl, credentials, now }) => ({ baseUrl, authUrl, credentials, now: now() }),
  }),
  control({
    id: "reset",
    method: "POST",
    path: "/reset",
    summary: "Reset the mock",
    description:
      "Brings everything back to how the mock started: tokens, limits, clock, records, responses, faults and journals. Call it before each test. Snapshots stay.",
    run: ({ reset }) => reset(),
  }),
  control({
    id: "getRecords",
    method: "GET",
    path: "/records",
    summary: "Get the records",
    description: "Returns the records that exist.",
    result: { schema: "Records", example: recordsExample },
    run: ({ records }) => records(),
  }),
  control<SeedRecords>({
    id: "seed",
    method: "PUT",
    path: "/records",
    summary: "Replace records",
    description:
      "Replaces the records of each kind that is given. They are checked against the contract; new attributes are allowed.",
    body: {
      schema: "Records",
      isRequired: true,
      examples: {
        Monitors: { monitors },
        Account: { customers: [{ name: "Customer C", zaaid: "30001" }], accounts: { "30001": { monitors } } },
        DeviceKey: { deviceKey: { device_key: "0a1b2c" } },
      },
    },
    run: ({ seed }, body) => seed(body),
  }),
  control({
    id: "listCreated",
    method: "GET",
    path: "/created",
    summary: "List what POST requests created",
    description:
      "Returns the newest 1000 bodies of successful POST requests, oldest first. No documented operation shows what they created.",
    result: {
      schema: "Created",
      example: [
        {
          operation: "createMonitorGroup",
          account: null,
          body: { display_name: "Web", description: "" },
          at: 1795255200000,
        },
      ],
    },
    run: ({ created }) => created(),
  }),
  control<AnyOverride>({
    id: "override",
    method: "POST",
    path: "/overrides",
    summary: "Replace a response",
    description:
      "Replaces the response of the calls that match. Calls that the service would refuse are still refused. The newest override that matches a call applies. One that no call can match is refused.",
    body: {
      schema: "Override",
      isRequired: true,
      examples: {
        NewAttribute: {
          operation: "listMonitors",
          body: { code: 0, message: "success", data: [{ monitor_id: "1001", added_in_future: true }] },
        },
        ServiceError: {
          operation: "getMonitor",
          path: "/monitors/1002",
          status: 404,
          body: { code: 1002, message: "Monitor does not exist" },
          times: 1,
        },
        TooManyRequests: { status: 429, headers: { "Retry-After": "30" } },
        GatewayPage: {
          status: 502,
          headers: { "Content-Type": "text/html" },
          body: "<h1>Bad gateway</h1>",
          breaksContract: true,
        },
        RequestedId: {
          operation: "getMonitor",
          path: "/monitors/*",
          body: { code: 0, message: "success", data: { monitor_id: "{monitor_id}" } },
        },
      },
    },
    run: ({ override }, body) => override(body),
  }),
  control({
    id: "listOverrides",
    method: "GET",
    path: "/overrides",
    summary: "List the overrides",
    description:
      "Returns the overrides since they were last deleted, oldest first, with the number of calls that each has applied to: one with 0 has matched no call.",
    result: { schema: "UsedOverrides", example: [{ operation: "getMonitor", status: 429, used: 0 }] },
    run: ({ overrides }) => overrides().map(withText),
  }),
  control({
    id: "clearOverrides",
    method: "DELETE",
    path: "/overrides",
    summary: "Delete all overrides",
    description: "Responses are the usual ones again.",
    run: ({ clearOverrides }) => clearOverrides(),
  }),
  control<Attributes>({
    id: "addAttributes",
    method: "PUT",
    path: "/attributes",
    summary: "Add attributes to every response",
    description:
      "Adds attributes to the body of every response from now on, errors and tokens included, and to each record in `data`. The service may do so at any time without a new version. They take the place of those of an earlier call; an empty object ends it.",
    body: {
      schema: "Attributes",
      isRequired: true,
      examples: { NewAttributes: { added_in_future: { report_type: 99, names: ["a", "b"] } }, None: {} },
    },
    run: ({ addAttributes }, body) => addAttributes(body),
  }),
  control<Fault>({
    id: "fail",
    method: "POST",
    path: "/faults",
    summary: "Make calls fail",
    description:
      "Makes the next calls that match fail, or arrive late. Several faults of a call combine, such as latency of all calls and an error of the next one; the newest comes first. One that no call can match is refused.",
    body: {
      schema: "Fault",
      isRequired: true,
      examples: {
        Unavailable: { status: 503, headers: { "Retry-After": "7" }, times: 2 },
        Latency: { delay: { min: 50, max: 200 }, times: "always" },
        Reset: { operation: "listMonitors", reset: true },
        Truncated: { account: "15401829", truncate: true },
      },
    },
    run: ({ fail }, body) => fail(body),
  }),
  control({
    id: "listFaults",
    method: "GET",
    path: "/faults",
    summary: "List the faults",
    description:
      "Returns the faults since they were last deleted, oldest first, with the number of calls that each has applied to.",
    result: { schema: "UsedFaults", example: [{ status: 503, times: 2, used: 1 }] },
    run: ({ faults }) => faults(),
  }),
  control({
    id: "clearFaults",
    method: "DELETE",
    path: "/faults",
    summary: "Delete all faults",
    description: "Calls succeed again.",
    run: ({ clearFaults }) => clearFaults(),
  }),
  control({
    id: "listRequests",
    method: "GET",
    path: "/requests",
    summary: "List the requests",
    description: "Returns the newest 1000 requests to the service, oldest first, without their secrets.",
    result: {
      schema: "SeenRequests",
      example: [
        {
          method: "GET",
          path: "/api/monitors",
          query: "",
          headers: { authorization: "Svc-oauthtoken ***" },
          body: "",
          operation: "listMonitors",
          status: 200,
          at: 1795255200000,
        },
      ],
    },
    run: ({ requests }) => requests(),
  }),
  control<CallMatch>({
    id: "countRequests",
    method: "POST",
    path: "/requests/count",
    summary: "Count requests",
    description:
      "Returns how many of the newest 1000 requests match. What no call can match is refused, so that 0 is not the result of a misspelt path.",
    body: {
      schema: "Calls",
      isRequired: false,
      examples: { OneMonitor: { operation: "getMonitor", path: "/monitors/1001" }, All: {} },
    },
    result: { schema: "Count", example: { count: 2 } },
    run: ({ count }, body) => ({ count: count(body) }),
  }),
  control({
    id: "clearRequests",
    method: "DELETE",
    path: "/requests",
    summary: "Delete the requests",
    description: "Empties the list of requests. Those that still wait for their response are left out, too.",
    run: ({ clearRequests }) => clearRequests(),
  }),
  control<GrantOptions>({
    id: "issueGrant",
    method: "POST",
    path: "/grants",
    summary: "Issue a grant code",
    description: "Issues a grant code, which can be exchanged once, as the service's developer console does.",
    body: {
      schema: "Grant",
      isRequired: false,
      examples: { AllScopes: {}, ReadScope: { scopes: ["Svc.Admin.Read"], minutes: 3 } },
    },
    result: { schema: "GrantCode", example: { code: "mock-grant.1f0c" } },
    run: ({ issueGrant }, body) => ({ code: issueGrant(body) }),
  }),
  control<AccessOptions>({
    id: "issueAccessToken",
    method: "POST",
    path: "/access-tokens",
    summary: "Issue an access token",
    description: "Issues an access token without a grant. No limit counts it.",
    body: {
      schema: "AccessToken",
      isRequired: false,
      examples: { AllScopes: {}, ReadScope: { scopes: ["Svc.Admin.Read"] }, ReadOnlyUser: { role: "Read Only" } },
    },
    result: { schema: "Token", example: { access_token: "mock-access.1f0c" } },
    run: ({ issueAccessToken }, body) => ({ access_token: issueAccessToken(body) }),
  }),
  control<{ milliseconds: number }>({
    id: "advanceClock",
    method: "POST",
    path: "/clock",
    summary: "Advance the clock",
    description: "Advances the mock's clock, by which tokens expire and limits end.",
    body: { schema: "Clock", isRequired: true, examples: { AnHour: { milliseconds: 3600000 } } },
    result: { schema: "Time", example: { now: 1795255200000 } },
    run: ({ advance }, { milliseconds }) => ({ now: advance(milliseconds) }),
  }),
  control({
    id: "saveSnapshot",
    method: "PUT",
    path: "/snapshots/{name}",
    summary: "Save a snapshot",
    description: "Keeps the whole state under a name. At most 100 names.",
    run: ({ saveSnapshot }, _body, name) => saveSnapshot(name),
  }),
  control({
    id: "restoreSnapshot",
    method: "POST",
    path: "/snapshots/{name}/restore",
    summary: "Restore a snapshot",
    description: "Brings back the state that a snapshot kept, any number of times.",
    run: ({ restoreSnapshot }, _body, name) => restoreSnapshot(name),
  }),
];
