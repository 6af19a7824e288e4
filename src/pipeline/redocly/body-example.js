// @ts-check

/**
 * Every documented body has an example.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const BodyExample = () => ({
  MediaType(media, { location, report, resolve }) {
    const schema = media.schema && resolve(media.schema).node;
    if (schema && isUndocumented(schema)) return;
    if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
    report({ message: "The body has no example.", location: location.key() });
  },
});

/**
 * Whether a schema accepts any value.
 * @param {object} schema
 */
function isUndocumented(schema) {
  return Object.keys(schema).every((key) => ["title", "description"].includes(key) || key.startsWith("x-"));
}
