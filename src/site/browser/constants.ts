// The script of constants.html: search, copy, download. The page is readable without it.

import type { ConstantsData } from "../constants/data.ts";
import { setUpCopying } from "./copy.ts";
import { byId } from "./dom.ts";
import { setUpDownloads } from "./download.ts";
import { setUpSearch } from "./search-box.ts";

const data: ConstantsData = JSON.parse(byId("data", HTMLScriptElement).text);
setUpDownloads(data);
setUpCopying(data.constants);
// Last, because it scrolls to the target of the address, and the buttons above change the layout.
setUpSearch(data);
