type Body = Record<string, unknown>;

/** A request to the mock, and its expected response. */
export interface Step {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The allowed statuses; "cut" if the connection must be closed without a response. */
  status: ReadonlyArray<number | "cut">;
  /** Checks the body; by default, it must be the service's envelope. */
  isRight?: (body: Body) => boolean;
  /** The next request, on the same connection. */
  next?: (body: Body) => Step;
}

const isEnvelope = ({ code, message }: Body) => Number.isInteger(code) && typeof message === "string";
export interface Answer {
  status: number | "cut";
  type: string | undefined;
  body: Body;
}

/** What is wrong with the answer to a step, if anything is. */
export function problemOf({ method, path, status, isRight = isEnvelope }: Step, answer: Answer): string | undefined {
  const { type, body } = answer;
  const isExpected = status.includes(answer.status);
  if (isExpected && answer.status === "cut") return undefined;
  if (isExpected && type === "application/json;charset=UTF-8" && isRight(body)) return undefined;
  return `${method} ${path}: ${answer.status} ${type} ${JSON.stringify(body).slice(0, 200)}`;
}

const isTokens = ({ access_token, error }: Body) => typeof (access_token ?? error) === "string";
const isInvalid = ({ error }: Body) => error === "invalid_code";

const json = { "Content-Type": "application/json;charset=UTF-8" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const client = "client_id=mock-client&client_secret=mock-secret";

const get = (path: string, status: Step["status"], headers: Record<string, string> = {}): Step => {
  return { method: "GET", path: `/api${path}`, headers, status };
};
const create = (body: string, status: number, headers = json): Step => {
  return { method: "POST", path: "/api/monitor_groups", headers, body, status: [status] };
};
export const control = (path: string, body: object): Step => {
  return { method: "POST", path: `/_mock/${path}`, body: JSON.stringify(body), status: [200] };
};
const token = (parameters: string, isRight: Step["isRight"] = isTokens): Step => {
  // 400 if too many tokens were created.
  return { method: "POST", path: "/oauth/v2/token", headers: form, body: parameters, status: [200, 400], isRight };
};
/** A fault for an operation that no other step calls, and the call with this fault. */
const faulty = (operation: string, path: string, fault: object, expected: Partial<Step>): Step => {
  return { ...control("faults", { operation, ...fault }), next: () => ({ ...get(path, [200]), ...expected }) };
};

type Maker = (number: number) => Step;

const plain: Maker[] = [
  () => get("/monitors", [200]),
  () => get("/device_key", [200]),
  () => get("/monitor_type_constants", [200]),
  () => get("/monitors/123412341234123411", [200], { Accept: "application/json; version=2.0" }),
  () => ({ ...get("/admin/monitors", [200], json), method: "PUT", body: "{}" }),
  () => create('{"display_name":"Web","description":"All web monitors"}', 201),
];

/** Different each time, so that no cached result can be the response. */
const distinct: Maker[] = [
  (number) => create(`{"display_name":"Group ${number}","description":"${"x".repeat(number % 5000)}"}`, 201),
  (number) => create(`{"display_name":${number}}`, 400),
  (number) => get(`/monitor_type_constants?page=${number}`, [200]),
  (number) => get(`/monitors/${number}`, [200], { Prefer: "code=200" }),
  () => get("/monitors", [200], { Prefer: "dynamic=true" }),
];

const wrong: Maker[] = [
  (number) => get("/monitors", [401], { Authorization: `Svc-oauthtoken ${number}` }),
  (number) => get(`/nothing/${number}`, [404]),
  (number) => get(`/monitors/${number}`, [404]),
  (number) => get("/monitors", [400], { Prefer: `example=${number}` }),
  (number) => get("/monitors", [401], { Cookie: `zaaid=${number}` }),
  () => ({ ...get("/monitors", [405]), method: "DELETE" }),
  (number) => create(`{"display_name":${number}`, 400),
  (number) => create("{}", 400, { "Content-Type": `a/b;c=${number}` }),
  () => create("[".repeat(20_000), 400),
];

const tokens: Maker[] = [
  () => token(`grant_type=refresh_token&refresh_token=mock-refresh-token&${client}`),
  (number) => token(`grant_type=refresh_token&refresh_token=${number}&${client}`, isInvalid),
  () => ({
    ...control("grants", { minutes: 3 }),
    next: ({ data }) => token(`grant_type=authorization_code&code=${(data as { code: string }).code}&${client}`),
  }),
  (number) => ({ method: "POST", path: `/oauth/v2/token/revoke?token=${number}`, status: [400], isRight: isInvalid }),
  () => control("access-tokens", { scopes: ["Svc.Admin.Read"] }),
];

const faults: Maker[] = [
  () => faulty("listBusinessUnits", "/short/bu/business_units", { status: 503 }, { status: [503] }),
  () => faulty("listMspCustomers", "/short/msp/customers", { cut: true }, { status: ["cut"] }),
  () => faulty("getInspectorSample", "/admin/monitors", { delay: 1 }, {}),
  () =>
    faulty("listLocationProfiles", "/location_profiles", { status: 500, headers: { "X-A": "b" } }, { status: [500] }),
];

/** The share of each kind, as cumulative percentages. */
const mix: Array<[upTo: number, makers: Maker[]]> = [
  [40, plain],
  [65, distinct],
  [85, wrong],
  [95, tokens],
  [100, faults],
];

/** Returns the step for a number, which is always the same. */
export function stepOf(number: number): Step {
  // Knuth's multiplicative hash: the upper bits select the kind, the number selects the step.
  const hash = Math.imul(number + 1, 2_654_435_761) >>> 0;
  const makers = mix.find(([upTo]) => (hash >>> 8) % 100 < upTo)?.[1] ?? plain;
  const maker = makers[number % makers.length] ?? (() => get("/monitors", [200]));
  return maker(number);
}
