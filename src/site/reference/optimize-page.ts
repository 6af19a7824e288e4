const documentInScript = /(const __redoc_definition = )(\{.*\});$/m;

/** The definition of a CSS variable, in a style sheet or in a style sheet within a script. */
const definition = /(?<=[\s;{`])(--[a-zA-Z][\w-]*)\s*:([^;{}`$]*);/g;
const name = /--[a-zA-Z][\w-]*/g;

/** Redoc's script concatenates some names: a literal prefix and a value, or a value and one of these suffixes. */
const prefixPattern = /(--[a-zA-Z][\w-]*)\$\{/g;
const suffixPattern = /^--([\w-]+)-(?:font-size|font-weight|font-family|line-height|text-color|text-transform)$/;

/**
 * Makes Redoc's page load faster: moves the document from the script to JSON, and removes unused CSS variables.
 * @throws Error if the page does not contain the document as expected
 */
export function optimizePage(page: string): string {
  const document = page.match(documentInScript)?.[2];
  if (!document)
    throw new Error(
      "Redoc's page does not contain the document as expected. See what changed in Redoc, and fix src/site/reference/optimize-page.ts.",
    );
  // JSON.parse is several times faster than the same object literal in a script.
  const reader = 'JSON.parse(document.getElementById("document").textContent)';
  const script = page.replace(documentInScript, (_, declaration: string) => `${declaration}${reader};`);
  const data = `<script type="application/json" id="document">${document}</script>`;
  return removeUnusedVariables(script).replace('<script type="module">', (module) => `${data}\n      ${module}`);
}

/**
 * Removes the CSS variables that nothing in Redoc's page uses: half of its three thousand. Each is defined twice, and a
 * browser parses both before the page is usable.
 */
function removeUnusedVariables(page: string): string {
  const usedBy = new Map<string, string[]>();
  const rest = page.replace(definition, (_, variable: string, value: string) => {
    usedBy.set(variable, [...(usedBy.get(variable) ?? []), ...(value.match(name) ?? [])]);
    return "";
  });
  const prefixes = [...page.matchAll(prefixPattern)].map(([, prefix = ""]) => prefix);
  const concatenated = [...usedBy.keys()].filter((variable) => {
    const [, value] = variable.match(suffixPattern) ?? [];
    return (value && rest.includes(`\`${value}\``)) || prefixes.some((prefix) => variable.startsWith(prefix));
  });
  // Iterating over a set includes the elements that are added during the iteration.
  const used = new Set([...(rest.match(name) ?? []), ...concatenated]);
  for (const variable of used) for (const one of usedBy.get(variable) ?? []) used.add(one);
  return page.replace(definition, (text, variable: string) => (used.has(variable) ? text : ""));
}
