import type { Oas3Rule } from "@redocly/openapi-core";

/** The security of an operation names its one scope; it is `[]` if the operation needs none. */
export const OperationScope: Oas3Rule = () => ({
  Operation({ security }, { location, report }) {
    const scopes = (security ?? []).flatMap((requirement) =>
      Object.entries(requirement).flatMap(([scheme, names]) => names.map(() => scheme)),
    );
    const wrong = scopes.find((scheme) => scheme !== "OAuth2");
    if (!wrong && (!security?.length || scopes.length === 1)) return;
    const message = wrong
      ? `Scopes belong to OAuth2 only. Leave the list of ${wrong} empty.`
      : `The operation names ${scopes.length || "no"} scopes for OAuth2. Name one.`;
    report({ message, location: location.child("security") });
  },
});
