// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpLanguages } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements } from "./dom.ts";
import { setUpMatrices } from "./matrices.ts";
import { setUpSearchButton } from "./search-button.ts";

setUpLanguages();
setUpDataCenters();
setUpCopying();
setUpInspectorLinks();
setUpMatrices();
setUpSearchButton();

/** On the server of `svc-monitoring-api start`, which may have another port, the links to the inspector lead to that server. */
function setUpInspectorLinks(): void {
  const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);
  if (!isLocal || !location.pathname.startsWith("/docs/")) return;
  for (const link of elements<HTMLAnchorElement>("a[data-inspector]")) {
    link.href = `/inspector/${new URL(link.href).hash}`;
  }
}
