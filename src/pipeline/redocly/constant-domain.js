// @ts-check
const folder = /\/components\/constants\/(\w+)\/\w+\.yaml$/;

/**
 * Writes the domain of each constant, which is the folder of its file, to `x-domain`: the bundle has no folders.
 * @type {import("@redocly/openapi-core").Oas3Decorator}
 */
export const ConstantDomain = () => ({
  Schema: {
    leave(schema, { location }) {
      const [, domain] = folder.exec(location.source.absoluteRef.replaceAll("\\", "/")) ?? [];
      if (domain && location.pointer === "#/") Object.assign(schema, { "x-domain": domain });
    },
  },
});
