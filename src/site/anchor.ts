/** The anchor of a member on the page of the constants: `MonitorStatus=10`, without white space. */
export function memberAnchor(constant: string, id: number | string): string {
  return `${constant}=${String(id).replace(/\s+/g, "_")}`;
}
