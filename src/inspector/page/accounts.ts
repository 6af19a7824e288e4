/** An account that one can act on. */
export interface Account {
  zaaid: string;
  name: string;
}

/** The accounts in an answer, such as that of the customer list. */
export function accountsIn(text: string): Account[] {
  let data: unknown;
  try {
    ({ data } = JSON.parse(text) ?? {});
  } catch {
    return [];
  }
  if (!Array.isArray(data)) return [];
  return data.filter(
    (record) => typeof record?.zaaid === "string" && record.zaaid !== "" && typeof record.name === "string",
  );
}
