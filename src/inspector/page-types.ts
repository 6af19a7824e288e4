/** The part of the contract that the page uses. */
import type { Operation } from "../contract/operations.ts";

export interface PageContract {
  /** The path of {base_url} at the mock, such as `/api`. */
  basePath: string;
  /** The default API version. */
  version: string;
  roles: PageRole[];
  operations: PageOperation[];
}

export interface PageRole {
  name: string;
  /** The permission, in the specification's words. */
  permission: string;
  /** The methods that the role may use. */
  methods: readonly string[];
  /** How the inspector interprets what the specification does not document. */
  interpretation: string;
}

export interface PageOperation extends Pick<Operation, "id" | "path" | "tag" | "summary" | "takesAccount" | "version"> {
  /** In upper case. */
  method: string;
  /** Those of the path and the query. */
  parameters: PageParameter[];
  /** The example of the body, as text; empty if the operation has none. */
  body: string;
  /** The fields of a JSON body that have a control of their own. */
  fields: PageInput[];
}

export interface PageParameter extends PageInput {
  in: "path" | "query";
  /** The values of the first request: the contract's example, or a sample of the schema; none if it is left out. */
  example: string[];
}

/** What the form needs to ask for a value. */
export interface PageInput {
  name: string;
  isRequired: boolean;
  kind: "text" | "number" | "date" | "list";
  /** Of the value, or of its items. */
  type: "string" | "number" | "boolean";
  /** Its type and limits, in words. */
  about: string;
  /** The values that the contract has, with their meanings; of a list, those of its items. */
  choices: Choice[];
}

export interface Choice {
  value: string;
  label: string;
}
