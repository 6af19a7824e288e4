// @ts-check
// JavaScript, because Redocly's plugin uses it, which is loaded with import().

/** @param {string} text */
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A title as addresses have it: `Where to start` as `where-to-start`, with the letters of every script. Links to guides and
 * headings end so.
 * @param {string} title
 */
export const slug = (title) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
