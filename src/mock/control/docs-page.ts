import { escapeHtml } from "../../shared/html.ts";
import { type ControlOperation, controlOperations } from "./operations.ts";

const style = `
:root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; border-radius: 4px; }
nav ul { columns: 18rem; padding-left: 1.2rem; }
h2 { margin-top: 2.5rem; }
`;

/** A page about the controls, without scripts. @param server the URL of the control path */
export function docsPage(server: string): string {
  const links = controlOperations.map(({ id, summary }) => `<li><a href="#${id}">${escapeHtml(summary)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Controls of the mock</title>
<style>${style}</style>
<main>
<h1>Controls of the mock</h1>
<p>What tests in any language can do with the mock at <code>${escapeHtml(server)}</code>.
Responses have the service's envelope; a request that is not valid changes nothing, and its message names the wrong field.
The same as an OpenAPI document: <a href="${escapeHtml(server)}"><code>GET ${escapeHtml(server)}</code></a>.</p>
<nav aria-label="Controls"><ul>${links.join("")}</ul></nav>
${controlOperations.map((operation) => section(operation, server)).join("\n")}
</main>
</html>
`;
}

function section({ id, method, path, summary, description, body, result }: ControlOperation, server: string): string {
  const url = server + path.replace("{name}", "with-two-monitors");
  const start = `curl ${method === "GET" ? "" : `-X ${method} `}${url}`;
  const calls = body
    ? Object.values(body.examples).map((example) => `${start} --json '${JSON.stringify(example)}'`)
    : [start];
  const data = JSON.stringify({ code: 0, message: "success", data: result?.example ?? null });
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(summary)}</h2>
<p><code>${method} /_mock${path}</code> ${escapeHtml(description)}</p>
<pre tabindex="0"><code>${escapeHtml(calls.join("\n"))}</code></pre>
<p>Response:</p>
<pre tabindex="0"><code>${escapeHtml(data)}</code></pre>
</section>`;
}
