/** A request before it is sent: what the samples of the pages and the command line have in common. */
import { acceptOf, jsonType } from "./http.ts";

/** A field of a form, or a header whose value may be in the environment. */
export interface FormField {
  name: string;
  text: string;
  /** The environment variable that has the value, or the rest of it after the text. */
  variable?: string;
}

/** A request to {base_url}. */
export interface WrittenRequest {
  /** In upper case. */
  method: string;
  /** Path below {base_url}, with the query. */
  uri: string;
  /** Fields of the query that are not in `uri`, because their values are in environment variables. */
  secrets?: readonly FormField[];
  version: string;
  /** The account to act on; empty for the token's own account. */
  zaaid: string;
  /** JSON as it was typed; empty for no body. */
  body: string;
  /** Instead of `body`, where it is a form. */
  fields?: readonly FormField[];
  /** Whether it is sent without a token. */
  isPublic?: boolean;
}

/** The headers of a request. In `Authorization`, the token is an environment variable. */
export function headersOf({ version, zaaid, body, isPublic = false }: WrittenRequest): FormField[] {
  return [
    ...(isPublic
      ? []
      : [
          { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
          { name: "Accept", text: acceptOf(version) },
        ]),
    ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
    // curl, Python and `fetch` set the Content-Type of a form themselves.
    ...(body ? [{ name: "Content-Type", text: jsonType }] : []),
  ];
}
