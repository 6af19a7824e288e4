/** What the page and the relay say to each other. */

export const methods = ["GET", "POST", "PUT", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** The longest body that can be typed, in characters. */
export const maxBody = 256 * 1024;

/** The header with the secret of this start of the server, which the page has in its HTML. */
export const secretHeader = "X-Inspector-Secret";
/** What stands there in the page as it is built. */
export const secretPlaceholder = "{inspector-secret}";

/** A request that the page asks the relay to send. */
export interface RelayRequest {
  role: string;
  method: Method;
  /** Path below {base_url}, with a query if there is one. */
  uri: string;
  version: string;
  /** The account to act on; empty for one's own. */
  zaaid: string;
  /** JSON as it was typed; empty for none. */
  body: string;
  /** The name of the entity, typed once more: a DELETE needs it. */
  confirmation: string;
}

/** Name and value, as in a list of headers. */
export type Header = [name: string, value: string];

/** What was sent and what came back. No token is in it. */
export interface Exchange {
  request: { method: string; url: string; headers: Header[]; body: string };
  status: number;
  statusText: string;
  headers: Header[];
  /** The body. */
  text: string;
  /** Whether the body is longer than `text`. */
  isCut: boolean;
  bytes: number;
  /** From the request to the last byte of the body. */
  milliseconds: number;
  /** Whether the contract lists the request; if not, the answer was not checked. */
  isListed: boolean;
  /** How request and answer break the contract. */
  violations: string[];
  /** What else the client had to say. */
  note: string;
}

/** There is no answer, and why. */
export interface Trouble {
  error: { name: string; message: string };
}

/** What the page knows of the contract, and of the server that it talks to. */
export interface PageContract {
  /** {base_url}, and whether it is the real service's. */
  target: { baseUrl: string; isLive: boolean };
  /** The default version. */
  version: string;
  roles: PageRole[];
  /** The role to begin with. */
  role: string;
  operations: PageOperation[];
}

export interface PageRole {
  name: string;
  /** The source's words. */
  permission: string;
  /** What the role may issue in the inspector. */
  methods: Method[];
  /** How the inspector reads what the source leaves open. */
  reading: string;
}

export interface PageOperation {
  id: string;
  method: Method;
  /** With parameters in braces, below {base_url}. */
  path: string;
  tag: string;
  summary: string;
  scope: string;
  takesAccount: boolean;
  /** The path with the contract's examples as parameters. */
  exampleUri: string;
  /** The contract's example of a body; empty if the operation takes none. */
  exampleBody: string;
}
