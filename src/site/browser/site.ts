// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpFilter, setUpLanguages, setUpStatuses, setUpTheme } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements } from "./dom.ts";
import { setUpSearch } from "./search-dialog.ts";

setUpLanguages();
setUpStatuses();
setUpTheme();
setUpDataCenters();
setUpCopying();
setUpFilter();
setUpSearch();
setUpTryIt();
setUpScrolling();
setUpNav();

/** Shows the current link in the middle of the list beside the page, also when a button opens the list. */
function setUpNav(): void {
  const nav = document.querySelector<HTMLElement>("#part-nav");
  if (!nav) return;
  const show = () => {
    const link = nav.querySelector("[aria-current]");
    if (link)
      nav.scrollTop += link.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2;
  };
  nav.addEventListener("toggle", show);
  // By itself, a link to a section of the same page would not close what a button has opened.
  nav.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) nav.togglePopover(false);
  });
  show();
}

/** Makes an element focusable while its content overflows, so that it can be scrolled with the keyboard. */
function setUpScrolling(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const overflows = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1;
      if (overflows) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const block of elements("pre, .wide")) observer.observe(block);
}

/** Opens the form of an operation where there is room for it beside the text, and for links that lead to it. */
function setUpTryIt(): void {
  const details = document.querySelector<HTMLDetailsElement>("details.try-it");
  if (details && (location.hash === "#try-it" || matchMedia("(width >= 75rem)").matches)) details.open = true;
}
