// @ts-check
/**
 * Each tag, which is a guide or a group of operations, is in a group of `x-tagGroups`, which the navigation shows; and
 * the groups have no other tags.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const TagsGrouped = () => ({
  Root(root, { location, report }) {
    /** @type {Array<{ tags?: string[] }> | undefined} */
    const groups = /** @type {any} */ (root)["x-tagGroups"];
    if (!groups) return;
    const tags = (root.tags ?? []).map(({ name }) => name);
    tags.forEach((tag, index) => {
      if (groups.some((group) => group.tags?.includes(tag))) return;
      report({
        message: `The tag ${tag} is in no group, so the reference would not show it. Add it to a group of x-tagGroups.`,
        location: location.child(["tags", index]),
      });
    });
    groups.forEach((group, index) => {
      for (const tag of (group.tags ?? []).filter((one) => !tags.includes(one))) {
        report({
          message: `The tag ${tag} is not in tags. Add it there, or correct its name.`,
          location: location.child(["x-tagGroups", index]),
        });
      }
    });
  },
});
