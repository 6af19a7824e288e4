import type { VNode } from "preact";
import { Code, ScreenOnly } from "./text.tsx";

/** The same code in several languages. */
export interface Sample {
  /** What it does. */
  title: string;
  codes: Array<{ label: string; lang: string; code: string }>;
}

/** Code in several languages. The reader's choice of a language holds for all pages; without a script, all are shown. */
export function Samples({ samples, name }: { samples: Sample[]; name: string }): VNode {
  const labels = samples[0]?.codes.map(({ label }) => label) ?? [];
  return (
    <section class="samples" aria-label={name}>
      <h2 id="samples">{name}</h2>
      <ScreenOnly>
        <LanguagePicker labels={labels} />
      </ScreenOnly>
      {samples.map(({ title, codes }) => (
        <div key={title}>
          {samples.length > 1 && <h3>{title}</h3>}
          {codes.map(({ label, lang, code }) => (
            <div class="sample" key={label} data-language={label}>
              <p class="language">{label}</p>
              <Code code={code} lang={lang} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function LanguagePicker({ labels }: { labels: string[] }): VNode {
  return (
    <fieldset class="languages">
      <legend class="unseen">Language of the samples</legend>
      {labels.map((label) => (
        <label key={label}>
          <input type="radio" name="language" value={label} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
