/**
 * Runs before the first paint, so that nothing moves afterwards: marks the page as one with scripts, with the language
 * that the reader chose. A storage that is blocked or has another value is ignored.
 */
export const early =
  'try{document.documentElement.dataset.language=localStorage.getItem("language")||"curl"}catch{document.documentElement.dataset.language="curl"}';
