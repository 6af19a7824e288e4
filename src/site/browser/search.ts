// The search function, which is loaded when the search is first opened.

import { searchOf } from "../search/engine.ts";

globalThis.searchOf = searchOf;
