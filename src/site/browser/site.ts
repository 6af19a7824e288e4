// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpLanguages, setUpTabs, setUpTheme } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements, scrollingObserver } from "./dom.ts";
import { setUpFilter } from "./filter.ts";
import { setUpSearchButton } from "./search-button.ts";
import { setUpTryIt } from "./try-it.ts";

setUpLanguages();
setUpTabs();
setUpTheme();
setUpDataCenters();
setUpCopying();
setUpFilter();
setUpLocalAddresses();
setUpSearchButton();
setUpTryIt();
setUpScrolling();

function setUpScrolling(): void {
  const observer = scrollingObserver();
  for (const block of elements("pre, .wide")) observer.observe(block);
}

/** On the server of `svc-monitoring-api start`, which may have another port, its addresses are those of that server. */
function setUpLocalAddresses(): void {
  const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);
  if (!isLocal || !location.pathname.startsWith("/docs/")) return;
  for (const address of elements("[data-local]")) address.textContent = location.origin;
}
