import { Fragment, type VNode } from "preact";
import { Tabs } from "./controls.tsx";
import { Code, ScreenOnly } from "./text.tsx";

/** The same code in several languages. */
export interface Sample {
  /** What it does. */
  title: string;
  codes: Array<{ label: string; lang: string; code: string }>;
}

/**
 * Code in several languages. The reader's choice of a language holds for all pages; without a script, all are shown. The
 * Markdown version has the first language: programs that read it need one.
 */
export function Samples({ samples }: { samples: Sample[] }): VNode {
  const labels = samples[0]?.codes.map(({ label }) => label) ?? [];
  return (
    <section class="card" aria-labelledby="samples">
      <h2 id="samples">Samples</h2>
      <Tabs name="language" legend="Language of the samples" labels={labels} />
      {samples.map(({ title, codes }) => (
        <div key={title}>
          {samples.length > 1 && <h3>{title}</h3>}
          {codes.map(({ label, lang, code }, index) => {
            const Place = index === 0 ? Fragment : ScreenOnly;
            return (
              <Place key={label}>
                <div class="sample" data-language={label}>
                  <ScreenOnly>
                    <p class="choice">{label}</p>
                  </ScreenOnly>
                  <Code code={code} lang={lang} />
                </div>
              </Place>
            );
          })}
        </div>
      ))}
    </section>
  );
}
