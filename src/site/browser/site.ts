// The script of every page. The pages are readable without it.

import { setUpDataCenters, setUpFilter, setUpLanguages, setUpTabs, setUpTheme } from "./choices.ts";
import { setUpCopying } from "./copy.ts";
import { elements, make, scrollingObserver } from "./dom.ts";
import { setUpSearch } from "./search-dialog.ts";

setUpLanguages();
setUpTabs();
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
  show();
}

function setUpScrolling(): void {
  const observer = scrollingObserver();
  for (const block of elements("pre, .wide")) observer.observe(block);
}

/** Loads the form of the inspector when it is first opened, which it is where there is room. */
function setUpTryIt(): void {
  const [details] = elements<HTMLDetailsElement>("details.try-it");
  const folder = details?.dataset.script ?? "";
  const load = () => {
    const style = Object.assign(make("link"), { rel: "stylesheet", href: `${folder}page.css` });
    const script = Object.assign(make("script"), { src: `${folder}main.js` });
    // Not before its style is there.
    style.onload = () => document.head.append(script);
    document.head.append(style);
  };
  details?.addEventListener("toggle", load, { once: true });
  // Beside the text there is room for it, and links of the inspector lead to it.
  if (details && (location.hash === "#try-it" || matchMedia("(width >= 75rem)").matches)) details.open = true;
}
