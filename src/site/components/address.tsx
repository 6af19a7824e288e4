import type { VNode } from "preact";
import type { DataCenter } from "../../contract/data-centers.ts";
import type { Operation } from "../../contract/operations.ts";
import { Method } from "./marks.tsx";
import { ScreenOnly } from "./text.tsx";

/** The address of an operation in the chosen data center: the first one, until the reader chooses another. */
export function Address({ operation, dataCenters }: { operation: Operation; dataCenters: DataCenter[] }): VNode {
  const [first] = dataCenters;
  const server = operation.isOAuth ? first?.authUrl : first?.baseUrl;
  return (
    <>
      <p class="endpoint">
        <Method method={operation.method} />{" "}
        <code>
          <span data-server={operation.isOAuth ? "auth" : "base"}>{server}</span>
          {operation.path}
        </code>
      </p>
      <DataCenterPicker dataCenters={dataCenters} />
    </>
  );
}

/** Chooses the addresses in the page. The style hides it on pages without addresses. */
export function DataCenterPicker({ dataCenters }: { dataCenters: readonly DataCenter[] }): VNode {
  return (
    <ScreenOnly>
      <label class="data-center">
        Data center{" "}
        <select id="data-center">
          {dataCenters.map(({ code, name, baseUrl, authUrl }) => (
            <option key={code} value={code} data-base={baseUrl} data-auth={authUrl}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </ScreenOnly>
  );
}
