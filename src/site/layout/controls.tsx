import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { DataCenter } from "../../contract/data-centers.ts";
import type { Site } from "../model/site.ts";
import { RequestForm } from "./request-form.tsx";

/** The HTML of what only a screen has, by the name of the container in its place. */
export function controlsOf({ dataCenters, roles, document }: Site): Record<string, string> {
  const anyRequest = { method: "", uri: "/", version: document["x-default-version"], body: "", takesAccount: true };
  return {
    "data-center": renderToString(<DataCenterPicker dataCenters={dataCenters} />),
    filter: renderToString(<Filter />),
    search: renderToString(<SearchField />),
    ...(roles && { inspector: renderToString(<RequestForm roles={roles} call={anyRequest} />) }),
  };
}

/** Chooses the addresses in the page. The style hides it on pages without addresses. */
function DataCenterPicker({ dataCenters }: { dataCenters: readonly DataCenter[] }): VNode {
  return (
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
    </p>
  );
}

/** A field that hides the entries of the page (`data-entry`) without the words in it. */
function Filter(): VNode {
  return (
    <div class="filter">
      <input
        type="search"
        id="filter"
        aria-label="Filter by id, name or meaning"
        placeholder="Filter by id, name or meaning"
      />
      <output for="filter" />
    </div>
  );
}

/** Looks like a field, and opens the search. */
function SearchField(): VNode {
  return (
    <button type="button" class="search-field" data-open-search="" aria-haspopup="dialog">
      Search for an operation, a path, an id or a meaning
    </button>
  );
}
