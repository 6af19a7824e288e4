import type { SampleCall } from "./calls.ts";
import { asCurl } from "./curl.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** The languages of the samples, in the order of the reference. `lang` is what colors them. */
export const languages = [
  {
    label: "curl",
    lang: "bash",
    write: (call: SampleCall) => noted("#", call, asCurl(call, { variable: call.address })),
  },
  { label: "TypeScript", lang: "typescript", write: typescript },
  { label: "Python", lang: "python", write: (call: SampleCall) => noted("#", call, python(call)) },
];

/** A sample below what it says about the address that it takes from the environment. */
function noted(comment: string, { address, server }: SampleCall, code: string): string {
  return `${comment} ${address}, such as ${server}\n${code}`;
}
