// "Constants" of the specification: real user monitoring (maps, browsers, metrics, countries).

import { ids, idsWithNotes } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const rum: readonly TranscribedTable[] = [
  {
    component: "GeographicMapAttribute",
    title: "Geographic map attribute",
    members: ids("responsetime apdex errCnt pageViews"),
  },
  {
    component: "BrowserName",
    title: "Browser name",
    members: ids("Chrome MSIE FireFox Safari Opera Other"),
  },
  {
    component: "BrowserShort",
    title: "Browser short",
    members: ids("CH OP MSIE FF EDGE SA OTHERS"),
  },
  {
    component: "RumMetricType",
    title: "RUM metric type",
    members: idsWithNotes(`
      txn (webpage), ajaxCalls, region, city, country_code, device, browser, isp, uid (users),
      domain, device_connection, device_view_port, device_memory, environment, release
    `),
  },
  {
    component: "CountryCode",
    title: "Country code",
    members: ids(`
      AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA
      CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA
      GB GD GE GH GI GM GN GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI
      KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU
      MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PH PK PL PT PW PY QA RO RS RU RW SA SB
      SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG
      US UY UZ VA VC VE VN VU WS YE ZA ZM ZW
    `),
  },
];
