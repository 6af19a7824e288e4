/** Weeks of a service, each with one change, and with what differs from day to day: ids, names and optional attributes. */
import { baseUrl, type Exchange, success } from "./support.ts";

/** What each week changes, and what a report says of it. */
export const changes: ReadonlyArray<readonly string[]> = [
  ["response body /data/0/sla", "response body /data/sla"],
  ["response body /alerts/0/summary_text"],
  ["response status 202"],
  ["request path"],
  ["response body /items/0/item_id"],
  ["response body /data/0/owner/team", "response body /data/owner/team"],
];

/** @param week from 0, before any change */
export function week(week: number): Exchange[] {
  const has = (change: number) => week >= change;
  const ids = [1, 2, 3].map((id) => String(100 * week + id));
  const monitors = ids.map((monitor_id, index) => ({
    ...{ monitor_id, owner: { team: has(6) ? null : "shop" }, ...(index === week % 3 && { note: "n" }) },
    ...(has(1) && { sla: 99.9 }),
  }));
  const alert = { id: week, [has(2) ? "summary_text" : "summary"]: "Down" };
  const slug = ["", "", "", "", "summer-sale-1", "winter-sale-22", "spring-sale-3"][week];
  return [
    { url: `${baseUrl}/monitors`, body: { ...success, data: monitors } },
    { url: `${baseUrl}/monitors/${ids[0]}`, body: { ...success, data: monitors[0] } },
    { url: `${baseUrl}/own/alerts`, body: { alerts: [alert] } },
    { method: "POST", url: `${baseUrl}/own/jobs`, status: has(3) ? 202 : 200, body: { done: true } },
    ...(slug ? [{ url: `${baseUrl}/dashboards/${slug}`, body: { data: { title: slug } } }] : []),
    { url: `${baseUrl}/own/items`, body: { items: [{ item_id: has(5) ? week : String(week) }] } },
  ];
}
