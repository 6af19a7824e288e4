// The script of constants.html: search, copy, download. Without it the page can still be read.

import type { ConstantsData } from "../constants/data.ts";
import { setUpCopying } from "./copy.ts";
import { byId } from "./dom.ts";
import { setUpDownloads } from "./download.ts";
import { setUpSearch } from "./search-box.ts";

const data: ConstantsData = JSON.parse(byId("data", HTMLScriptElement).text);
setUpDownloads(data);
setUpCopying(data.constants);
// Last, because it goes to what the address names, when everything has its place.
setUpSearch(data);
