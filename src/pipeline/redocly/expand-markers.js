// @ts-check
/**
 * Replaces the markers in descriptions and guides, so that data of the contract is not repeated in texts:
 *
 *   {{limits}}              the table of `x-limits`
 *   {{limits.NAME}}         the text of one limit
 *   {{limits.NAME.NUMBER}}  one of its numbers
 *   {{interpretations}}     the `x-interpretation`s of the operations
 *
 * The build replaces one more, `{{workflows.WORKFLOW.STEP}}` (src/pipeline/workflows/expand-steps.ts).
 *
 * @typedef {Record<string, any>} Node
 */

/** @type {import("@redocly/openapi-core").Oas3Decorator} */
export const ExpandMarkers = () => ({
  Root: {
    leave(root, { report, location }) {
      expandMarkers(root, (_marker, message) => report({ message, location }));
    },
  },
});

/**
 * Replaces the markers of a bundled document, in place.
 * @param {Node} root
 * @param {(marker: string, problem: string) => void} report
 */
export function expandMarkers(root, report) {
  const limits = root.components?.securitySchemes?.OAuth2?.["x-limits"] ?? {};
  for (const limit of Object.values(limits)) limit.text = textOf(limit);
  /** @param {string} marker */
  const textFor = (marker) => {
    const [kind, name, number] = marker.split(".");
    if (kind === "interpretations") return interpretationsOf(root);
    if (kind === "limits" && name === undefined) return limitTable(limits);
    if (kind === "limits") return number === undefined ? limits[name ?? ""]?.text : limits[name ?? ""]?.[number];
    return undefined;
  };
  eachDescription(root, (text) =>
    text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (marker, name) => {
      if (name.startsWith("workflows.")) return marker;
      const value = textFor(name);
      if (value === undefined)
        report(marker, `The marker ${marker} is unknown. See src/pipeline/redocly/expand-markers.js.`);
      return String(value ?? marker);
    }),
  );
}

/** @param {Node} limit */
function textOf(limit) {
  return String(limit.text).replace(/\{(\w+)\}/g, (_, number) => limit[number]);
}

/** @param {Record<string, Node>} limits */
function limitTable(limits) {
  const rows = Object.values(limits).map(({ title, text }) => `| ${title} | ${text} |`);
  return ["| Limit | Value |", "| --- | --- |", ...rows].join("\n");
}

/** @param {Node} root */
function interpretationsOf(root) {
  const operations = Object.entries(root.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, node]) => ({ name: `${method.toUpperCase()} ${path}`, node })),
  );
  const items = operations.flatMap(({ name, node }) =>
    [node?.["x-interpretation"] ?? []].flat().map((interpretation) => `- \`${name}\`: ${interpretation}`),
  );
  return items.join("\n");
}

/**
 * Rewrites every description.
 * @param {unknown} node
 * @param {(text: string) => string} rewrite
 */
export function eachDescription(node, rewrite) {
  if (typeof node !== "object" || node === null) return;
  const fields = /** @type {Node} */ (node);
  for (const [key, value] of Object.entries(fields)) {
    if (key === "description" && typeof value === "string") fields[key] = rewrite(value);
    else eachDescription(value, rewrite);
  }
}
