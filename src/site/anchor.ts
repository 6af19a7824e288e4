/** Where a member stands on the page of the constants: `MonitorStatus=10`. An anchor has no white space. */
export function memberAnchor(constant: string, id: number | string): string {
  return `${constant}=${String(id).replace(/\s+/g, "_")}`;
}
