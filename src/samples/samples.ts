import type { Call } from "./calls.ts";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** The languages of the samples, in the order of the reference. `lang` is what colours them. */
export const languages = [
  { label: "curl", lang: "bash", write: curl },
  { label: "TypeScript", lang: "typescript", write: typescript },
  { label: "Python", lang: "python", write: python },
  { label: "Go", lang: "go", write: go },
  { label: "Java", lang: "java", write: java },
];

/** A code sample, as Redoc takes it. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The samples of an operation: of each call in each language. The first call has the language's plain name. */
export function samplesOf(calls: Call[]): CodeSample[] {
  return calls.flatMap((call, index) =>
    languages.map(({ label, lang, write }) => ({
      lang,
      label: index === 0 ? label : `${label}: ${call.title.toLowerCase()}`,
      source: write(call),
    })),
  );
}
