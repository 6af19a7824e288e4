import type { ComponentChildren, VNode } from "preact";
import { ScreenOnly } from "./text.tsx";

/** A row of choices, one of which is shown: the script shows what belongs to the chosen one. */
export function Tabs({ name, legend, labels }: { name: string; legend: string; labels: readonly string[] }): VNode {
  return (
    <ScreenOnly>
      <fieldset class="tabs">
        <legend class="unseen">{legend}</legend>
        {labels.map((label, index) => (
          <label key={label}>
            <input type="radio" name={name} value={label} checked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </ScreenOnly>
  );
}

interface PanelProps {
  /** The name of the tabs. */
  tabs: string;
  label: string;
  isFirst: boolean;
  children: ComponentChildren;
}

/** What one of several tabs shows. Without a script, all are shown, each with its label. */
export function Panel({ tabs, label, isFirst, children }: PanelProps): VNode {
  return (
    <div class={isFirst ? "panel shown" : "panel"} data-tabs={tabs} data-label={label}>
      <p class="choice">{label}</p>
      {children}
    </div>
  );
}
