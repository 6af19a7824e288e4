const documentInScript = /(const __redoc_definition = )(\{.*\});$/m;

/** A variable of CSS with its value, in a style sheet or in a script's text of one. */
const definition = /(?<=[\s;{`])(--[a-zA-Z][\w-]*)\s*:([^;{}`$]*);/g;
const name = /--[a-zA-Z][\w-]*/g;

/** The script puts names together: of a first part and what it has at hand, or of a name of its own and a last part. */
const firstPart = /(--[a-zA-Z][\w-]*)\$\{/g;
const lastPart = /^--([\w-]+)-(?:font-size|font-weight|font-family|line-height|text-color|text-transform)$/;

/**
 * Makes Redoc's page ready sooner: a browser has less to read, and less to compile.
 * @throws Error if the document is not where it was when this was written
 */
export function lighter(page: string): string {
  const document = page.match(documentInScript)?.[2];
  if (!document)
    throw new Error(
      "The page has no document: look at what changed in Redoc, then mend scripts/pipeline/reference/lighter.ts.",
    );
  // As data it is read several times as fast as in a script.
  const reader = 'JSON.parse(document.getElementById("document").textContent)';
  const script = page.replace(documentInScript, (_, declaration: string) => `${declaration}${reader};`);
  const data = `<script type="application/json" id="document">${document}</script>`;
  return withoutUnusedVariables(script).replace('<script type="module">', (module) => `${data}\n      ${module}`);
}

/**
 * Takes the variables of CSS out of Redoc's page that nothing in it uses: half of its three thousand. Each is on it
 * twice, and a browser reads both before the page can be used.
 */
function withoutUnusedVariables(page: string): string {
  const usedBy = new Map<string, string[]>();
  const rest = page.replace(definition, (_, variable: string, value: string) => {
    usedBy.set(variable, [...(usedBy.get(variable) ?? []), ...(value.match(name) ?? [])]);
    return "";
  });
  const firstParts = [...page.matchAll(firstPart)].map(([, part = ""]) => part);
  const composed = [...usedBy.keys()].filter((variable) => {
    const [, own] = variable.match(lastPart) ?? [];
    return (own && rest.includes(`\`${own}\``)) || firstParts.some((part) => variable.startsWith(part));
  });
  // A set is also walked through what is added on the way.
  const used = new Set([...(rest.match(name) ?? []), ...composed]);
  for (const variable of used) for (const one of usedBy.get(variable) ?? []) used.add(one);
  return page.replace(definition, (text, variable: string) => (used.has(variable) ? text : ""));
}
