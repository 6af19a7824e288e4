import type { VNode } from "preact";
import type { DataCenter } from "../../contract/data-centers.ts";
import type { Operation } from "../../contract/operations.ts";
import { DataCenterPicker } from "./data-center-picker.tsx";
import { Method } from "./method.tsx";

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
