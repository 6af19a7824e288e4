export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A title as addresses have it: `Where to start` as `where-to-start`, with the letters of every script. Links to guides and
 * headings end so.
 */
export const slug = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
