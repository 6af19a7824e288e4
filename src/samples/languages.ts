import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** The languages of the samples, in the order of the reference. `lang` is what colors them. */
export const languages = [
  { label: "curl", lang: "bash", write: curl },
  { label: "TypeScript", lang: "typescript", write: typescript },
  { label: "Python", lang: "python", write: python },
  { label: "Go", lang: "go", write: go },
  { label: "Java", lang: "java", write: java },
];
