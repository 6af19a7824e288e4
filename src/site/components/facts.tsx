import type { ComponentChildren, VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import type { DataCenter } from "../model/parts.ts";
import { Inline } from "./text.tsx";

/** The address of an operation in the chosen data center: the first one, until the reader chooses another. */
export function Address({ operation, dataCenters }: { operation: Operation; dataCenters: DataCenter[] }): VNode {
  const [first] = dataCenters;
  const server = operation.isOAuth ? first?.authUrl : first?.baseUrl;
  return (
    <p class="endpoint">
      <strong class={`method ${operation.method}`}>{operation.method.toUpperCase()}</strong>{" "}
      <code>
        <span data-server={operation.isOAuth ? "auth" : "base"}>{server}</span>
        {operation.path}
      </code>
    </p>
  );
}

/** What a call needs, as a compact table. Each fact links to its guide. */
export function Facts({ operation }: { operation: Operation }): VNode {
  return (
    <table class="facts" aria-label="What a call needs">
      <thead class="unseen">
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {(operation.isOAuth ? oauthFacts : serviceFacts(operation)).map(([name, fact]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Inline text={fact} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Address</th>
          <td>
            <Inline
              text={`Relative to \`${operation.isOAuth ? "{auth_url}" : "{base_url}"}\` of your data center: **Data centers**`}
            />
          </td>
        </tr>
        <tr>
          <th scope="row">Errors</th>
          <td>
            {[...operation.responses.keys()]
              .filter((status) => status >= "400")
              .map(
                (status): ComponentChildren => [
                  <a key={status} href={`#response-${status}`}>
                    {status}
                  </a>,
                  ", ",
                ],
              )}
            <Inline text="explained in **Errors**" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function serviceFacts({ scope, takesAccount, version }: Operation): Array<[name: string, fact: string]> {
  const all = scope?.replace(/[^.]+$/, "All");
  return [
    [
      "Scope",
      scope === undefined
        ? "Any access token is enough: **Authentication**"
        : `\`${scope}\`, explained in **Scopes**. Whether \`${all}\` is accepted too is not documented; the mock accepts it.`,
    ],
    ["Roles", "The permissions are the same for all operations: **User roles**"],
    [
      "Account",
      takesAccount
        ? "Your own, or with the cookie `zaaid` a customer account or business unit: **MSP and business-unit accounts**"
        : "Your own. This operation does not need a cookie: **MSP and business-unit accounts**",
    ],
    ["Version", `${version}, which the header \`Accept\` can name: **Versioning**`],
  ];
}

/** The specification does not mention roles, accounts and versions for the OAuth operations. */
const oauthFacts: Array<[name: string, fact: string]> = [
  ["Scope", "None. The request does not need an access token: **Authentication**"],
];
