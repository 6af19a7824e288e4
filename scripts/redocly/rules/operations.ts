import type { Oas3Rule } from "@redocly/openapi-core";

/** Every documented body has an example. */
export const BodyExample: Oas3Rule = () => ({
  MediaType(media, { location, report, resolve }) {
    const schema = media.schema && resolve(media.schema).node;
    const acceptsAll = schema && Object.keys(schema).every((key) => /^(title|description|x-.*)$/.test(key));
    if (acceptsAll || media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
    report({ message: "The body has no example.", location: location.key() });
  },
});

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
