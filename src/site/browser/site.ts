// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpLanguages, setUpTabs } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements } from "./dom.ts";
import { setUpFilter } from "./filter.ts";
import { setUpMatrices } from "./matrices.ts";
import { setUpSearchButton } from "./search-button.ts";
import { setUpTryIt } from "./try-it.ts";

setUpLanguages();
setUpTabs();
setUpDataCenters();
setUpCopying();
setUpFilter();
setUpLocalAddresses();
setUpMatrices();
setUpSearchButton();
setUpTryIt();

/** On the server of `svc-monitoring-api start`, which may have another port, its addresses are those of that server. */
function setUpLocalAddresses(): void {
  const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);
  if (!isLocal || !location.pathname.startsWith("/docs/")) return;
  for (const address of elements("[data-local]")) address.textContent = location.origin;
}
