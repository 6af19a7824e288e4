import { parsed } from "./json-text.ts";

/** A customer account or business unit to act on. */
export interface Account {
  zaaid: string;
  name: string;
}

/** The accounts in a response body, such as the list of customers; empty if it contains none. */
export function accountsIn(text = ""): Account[] {
  const data: unknown = parsed(text)?.data;
  if (!Array.isArray(data)) return [];
  return data.filter(
    (record) => typeof record?.zaaid === "string" && record.zaaid !== "" && typeof record.name === "string",
  );
}
