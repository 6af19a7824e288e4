import { asCurl } from "../../shared/curl.ts";
import { shellQuoted } from "../../shared/text.ts";
import type { SampleCall } from "./calls.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/**
 * The languages of the samples, in the order of the reference. `lang` is the language for syntax highlighting. A sample is empty
 * if its language cannot make the call.
 */
export const languages: Array<{ label: string; lang: string; write: (call: SampleCall) => string }> = [
  { label: "curl", lang: "bash", write: curl },
  { label: "TypeScript", lang: "typescript", write: typescript },
  { label: "Python", lang: "python", write: python },
];

/** The call after a line with the base address, which readers can replace. */
function curl(call: SampleCall): string {
  return `${call.address}=${shellQuoted(call.server)}\n${asCurl(call, { variable: call.address })}`;
}
