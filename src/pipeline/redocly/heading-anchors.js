// @ts-check
/**
 * Puts an anchor before each heading of the contract's description, so that links such as `[Errors](#errors)` work: the
 * anchors that renderers make of a heading are all different.
 * @type {import("@redocly/openapi-core").Oas3Decorator}
 */
export const HeadingAnchors = () => ({
  Root: {
    leave(root) {
      const { info } = root;
      if (!info?.description) return;
      info.description = info.description.replace(
        /^# (.+)$/gm,
        (heading, title) => `<a id="${anchorOf(title)}"></a>\n\n${heading}`,
      );
    },
  },
});

/**
 * What links to a heading, or to a guide, have after the `#`.
 * @param {string} name
 */
export const anchorOf = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
