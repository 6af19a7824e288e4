// @ts-check
import { slug } from "../../shared/words.js";

/**
 * Starts each guide with an anchor, so that the links between guides, such as `[Errors](#errors)`, work: the anchors that
 * Redoc, Swagger UI and Scalar make of a tag are all different. (Stoplight Elements does not show the guides.)
 * @type {import("@redocly/openapi-core").Oas3Decorator}
 */
export const GuideAnchors = () => ({
  Root: {
    leave(root) {
      for (const tag of root.tags ?? []) {
        if (!(/** @type {any} */ (tag)["x-traitTag"])) continue;
        tag.description = `<a id="${slug(tag.name)}"></a>\n\n${tag.description}`;
      }
    },
  },
});
