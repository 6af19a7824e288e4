// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpLanguages } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { setUpInspectorLinks } from "./inspector-links.ts";
import { setUpMatrices } from "./matrices.ts";
import { setUpSearchButton } from "./search-button.ts";

setUpLanguages();
setUpDataCenters();
setUpCopying();
setUpInspectorLinks();
setUpMatrices();
setUpSearchButton();
