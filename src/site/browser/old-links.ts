// Redirects links into the former reference, which was a page at this address.

declare global {
  /** The pages by fragment. */
  var oldLinks: Record<string, string>;
}

const fragment = decodeURIComponent(location.hash);
const end = fragment.lastIndexOf("/");
// A heading of a guide is its last segment.
const heading = globalThis.oldLinks[fragment.slice(0, end)];
const page = globalThis.oldLinks[fragment] ?? (heading && `${heading}#${fragment.slice(end + 1)}`);
if (page) location.replace(page);

export {};
