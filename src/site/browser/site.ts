// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpFilter, setUpLanguages, setUpStatuses, setUpTheme } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements, scrollingObserver } from "./dom.ts";
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
  const [nav] = elements("#part-nav");
  const show = () => {
    const [link] = elements("#part-nav [aria-current]");
    if (nav && link)
      nav.scrollTop += link.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2;
  };
  nav?.addEventListener("toggle", show);
  // A link to a section of the same page does not close what a button has opened.
  nav?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) nav.togglePopover(false);
  });
  show();
}

function setUpScrolling(): void {
  const observer = scrollingObserver();
  for (const block of elements("pre, .wide")) observer.observe(block);
}

/** Opens the form of an operation where there is room for it beside the text, and for links that lead to it. */
function setUpTryIt(): void {
  const [details] = elements<HTMLDetailsElement>("details.try-it");
  if (details && (location.hash === "#try-it" || matchMedia("(width >= 75rem)").matches)) details.open = true;
}
