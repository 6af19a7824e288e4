/** A name as most languages write a constant: `MonitorStatus` becomes `MONITOR_STATUS`. */
export function upperCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toUpperCase();
}
