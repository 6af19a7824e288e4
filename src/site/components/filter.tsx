import type { VNode } from "preact";
import { ScreenOnly } from "./text.tsx";

/** A field that hides the entries of the page (`data-entry`) without the words in it. */
export function Filter({ label }: { label: string }): VNode {
  return (
    <ScreenOnly>
      <div class="filter">
        <input type="search" id="filter" aria-label={label} placeholder={label} />
        <output for="filter" />
      </div>
    </ScreenOnly>
  );
}
