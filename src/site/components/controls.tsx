import type { ComponentChildren, VNode } from "preact";
import type { DataCenter } from "../../contract/data-centers.ts";
import type { Operation } from "../../contract/operations.ts";
import { Method } from "./marks.tsx";
import { ScreenOnly } from "./text.tsx";

/** The address of an operation: its own, or that in the chosen data center, the first one until the reader chooses another. */
export function Address({ operation, dataCenters }: { operation: Operation; dataCenters: DataCenter[] }): VNode {
  const [first] = dataCenters;
  const [own] = (!operation.isOAuth && operation.servers) || [];
  const server = operation.isOAuth ? first?.authUrl : first?.baseUrl;
  return (
    <>
      <p class="endpoint">
        <Method method={operation.method} />{" "}
        <code>
          {own ? own.url : <span data-server={operation.isOAuth ? "auth" : "base"}>{server}</span>}
          {operation.path}
        </code>
      </p>
      {!own && <DataCenterPicker dataCenters={dataCenters} />}
    </>
  );
}

/** Chooses the addresses in the page. The style hides it on pages without addresses. */
export function DataCenterPicker({ dataCenters }: { dataCenters: readonly DataCenter[] }): VNode {
  return (
    <ScreenOnly>
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
    </ScreenOnly>
  );
}

/** A field that hides the entries of the page (`data-entry`) without the words in it. */
export function Filter({ label }: { label: string }): VNode {
  return (
    <ScreenOnly>
      <div class="filter">
        <input type="search" id="filter" aria-label={label} placeholder={label} />
        <output for="filter" />
      </div>
    </ScreenOnly>
  );
}

/** A row of choices, one of which is shown: the script shows what belongs to the chosen one. */
export function Tabs({ name, legend, labels }: { name: string; legend: string; labels: readonly string[] }): VNode {
  return (
    <ScreenOnly>
      <fieldset class="tabs">
        <legend class="unseen">{legend}</legend>
        {labels.map((label, index) => (
          <label key={label}>
            <input type="radio" name={name} value={label} checked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </ScreenOnly>
  );
}

interface PanelProps {
  /** The name of the tabs. */
  tabs: string;
  label: string;
  isFirst: boolean;
  children: ComponentChildren;
}

/** What one of several tabs shows. Without a script, all are shown, each with its label. */
export function Panel({ tabs, label, isFirst, children }: PanelProps): VNode {
  return (
    <div class={isFirst ? "panel shown" : "panel"} data-tabs={tabs} data-label={label}>
      <p class="choice">{label}</p>
      {children}
    </div>
  );
}
