// @ts-check
/**
 * Replaces the markers in descriptions and guides, so that data of the contract is not repeated in texts:
 *
 *   {{limits}}              the table of `x-limits`
 *   {{limits.NAME}}         the text of one limit
 *   {{limits.NAME.NUMBER}}  one of its numbers
 *   {{data-centers}}        the table of the servers
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
  eachDescription(root, markersOf(root, report));
  for (const limit of Object.values(limitsOf(root))) limit.text = textOf(limit);
}

/**
 * Replaces the markers of a text with data of a document.
 * @param {Node} root
 * @param {(marker: string, problem: string) => void} report
 * @returns {(text: string) => string}
 */
export function markersOf(root, report) {
  const limits = limitsOf(root);
  /** @param {string} marker */
  const textFor = (marker) => {
    const [kind, name, number] = marker.split(".");
    if (kind === "interpretations") return interpretationsOf(root);
    if (kind === "data-centers") return dataCenterTable(root);
    if (kind === "limits" && name === undefined) return limitTable(limits);
    const limit = limits[name ?? ""];
    if (kind === "limits" && limit) return number === undefined ? textOf(limit) : limit[number];
    return undefined;
  };
  return (text) =>
    text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (marker, name) => {
      if (name.startsWith("workflows.")) return marker;
      const value = textFor(name);
      if (value === undefined)
        report(marker, `The marker ${marker} is unknown. See src/pipeline/redocly/expand-markers.js.`);
      return String(value ?? marker);
    });
}

/** @param {Node} root @returns {Record<string, Node>} */
function limitsOf(root) {
  return root.components?.securitySchemes?.OAuth2?.["x-limits"] ?? {};
}

/** @param {Node} limit */
function textOf(limit) {
  return String(limit.text).replace(/\{(\w+)\}/g, (_, number) => limit[number]);
}

/** @param {Record<string, Node>} limits */
function limitTable(limits) {
  const rows = Object.values(limits).map((limit) => `| ${limit.title} | ${textOf(limit)} |`);
  return ["| Limit | Value |", "| --- | --- |", ...rows].join("\n");
}

/** @param {Node} root */
function dataCenterTable({ servers = [], paths = {} }) {
  const auth = Object.values(paths).find((item) => item["x-auth-server"])?.servers ?? [];
  const rows = servers.map((/** @type {Node} */ { description, url }) => {
    const authUrl = auth.find((/** @type {Node} */ one) => one.description === description)?.url;
    return `| ${description} | \`${url}\` | \`${authUrl}\` |`;
  });
  return ["| Data center | `{base_url}` | `{auth_url}` |", "| --- | --- | --- |", ...rows].join("\n");
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
