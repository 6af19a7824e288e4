/** Rows as CSV (RFC 4180), the first with the names of the columns. */
export function csvOf(rows: ReadonlyArray<ReadonlyArray<number | string>>): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: number | string): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
