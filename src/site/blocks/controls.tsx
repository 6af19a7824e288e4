/** Blocks that only a screen has. */
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { DataCenter } from "../../contract/data-centers.ts";
import type { Document } from "../../contract/document.ts";
import type { Block } from "../model/page.ts";
import type { Roles } from "../model/site.ts";
import { RequestForm } from "./request-form.tsx";

/** Chooses the addresses in the page. The style hides it on pages without addresses. */
export function dataCenterPicker(dataCenters: readonly DataCenter[]): Block {
  return control(
    <p class="data-center">
      <label for="data-center">Data center</label>
      <select id="data-center">
        {dataCenters.map(({ code, name, baseUrl, authUrl }) => (
          <option key={code} value={code} data-base={baseUrl} data-auth={authUrl}>
            {name}
          </option>
        ))}
      </select>
      <label for="service">Your service</label>
      <input id="service" placeholder="{service}" size={12} autocomplete="off" spellcheck={false} />
    </p>,
  );
}

/** A field that hides the entries of the page (`data-entry`) that do not have the words typed into it. */
export const filterField = control(
  <div class="filter">
    <input
      type="search"
      id="filter"
      aria-label="Filter by id, name or meaning"
      placeholder="Filter by id, name or meaning"
    />
    <output for="filter" />
  </div>,
);

/** Looks like a field, and opens the search. */
export const searchField = control(
  <button type="button" class="search-field" data-open-search="" aria-haspopup="dialog">
    Search for an operation, a path, an id or a meaning
  </button>,
);

/** A form for any request to the mock of the same server. The style hides it where no script runs. */
export function anyRequestForm(document: Document, roles: Roles): Block {
  const call = { method: "", uri: "/", version: document["x-default-version"], body: "", takesAccount: true };
  return control(
    <>
      <noscript>
        <p class="problem">The form needs JavaScript, which your browser does not run.</p>
      </noscript>
      <RequestForm roles={roles} call={call} />
    </>,
  );
}

function control(content: VNode): Block {
  return { markdown: "", html: () => renderToString(content) };
}
