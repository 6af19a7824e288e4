/** What the folders of the constants are about, in the order of the page. */
export const domainTitles: Readonly<Record<string, string>> = {
  apm: "APM",
  cloud: "Cloud",
  dns: "DNS",
  automation: "IT automation",
  maintenance: "Maintenance",
  monitors: "Monitors",
  notifications: "Notifications",
  reports: "Reports",
  rum: "RUM",
  thresholds: "Thresholds",
  users: "Users",
  web: "Web",
  service: "The service itself",
};

/** Constants by domain, in the order of the page. */
export function byDomain<Item extends { domain: string }>(
  items: Item[],
): Array<{ domain: string; title: string; items: Item[] }> {
  const unknown = items.find(({ domain }) => !(domain in domainTitles));
  if (unknown) {
    throw new Error(
      `The folder ${unknown.domain} of constants has no title. Give it one in scripts/pipeline/pages/domains.ts.`,
    );
  }
  return Object.entries(domainTitles)
    .map(([domain, title]) => ({ domain, title, items: items.filter((item) => item.domain === domain) }))
    .filter((group) => group.items.length > 0);
}
