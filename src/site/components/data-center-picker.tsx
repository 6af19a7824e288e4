import type { VNode } from "preact";
import type { DataCenter } from "../../contract/data-centers.ts";
import { ScreenOnly } from "./text.tsx";

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
