// The functions of the search, which are loaded when it is first opened.

import { searchOf } from "../search/engine.ts";
import { sentenceOf, splitAtWords } from "../search/sentence.ts";

const functions = { searchOf, sentenceOf, splitAtWords };
export type SearchFunctions = typeof functions;

globalThis.searchFunctions = functions;
