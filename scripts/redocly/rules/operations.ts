import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Schema } from "../../../src/contract/document.ts";
import { nearestTexts } from "../../../src/shared/nearest.ts";

/**
 * An operation's security names exactly one scope, at `OAuth2`, and the scheme of the service's header, which has no scopes. It
 * is `[]` if the operation needs no token.
 */
export const OperationScope: Oas3Rule = () => ({
  Operation({ security }, { location, report }) {
    const schemes = (security ?? []).flatMap((requirement) => Object.entries(requirement));
    const scopes = schemes.flatMap(([scheme, names]) => names.map(() => scheme));
    const wrong = scopes.find((scheme) => scheme !== "OAuth2");
    const isAlone = schemes.every(([scheme]) => scheme === "OAuth2");
    if (!security?.length || (!wrong && !isAlone && scopes.length === 1)) return;
    const message = wrong
      ? `Scopes belong to OAuth2 only. Leave the list of ${wrong} empty.`
      : isAlone
        ? "OAuth2 alone would send another header. Add SvcOauthToken: [] before it."
        : `The operation names ${scopes.length || "no"} scopes for OAuth2. Name one.`;
    report({ message, location: location.child("security") });
  },
});

/**
 * A success of the service in JSON has an envelope schema whose `message` is required, because the client treats any other body
 * as an error. The auth server (`x-auth-server`) has no envelopes.
 */
export const SuccessEnvelope: Oas3Rule = () => ({
  PathItem: {
    Responses(responses, { location, report, resolve }, { PathItem: item }) {
      if ("x-auth-server" in Object(item)) return;
      for (const [status, given] of Object.entries(responses)) {
        if (!status.startsWith("2") || !given) continue;
        const response = resolve(given);
        const schema = response.node?.content?.["application/json"]?.schema;
        if (!schema) continue;
        const { node } = resolve(schema as Schema, response.location?.source.absoluteRef);
        if (!node || (node.properties?.message && node.required?.includes("message"))) continue;
        const message =
          "A success in JSON is an envelope, so the client takes this one for an error. Write an object with code, message and data, and required: [message].";
        report({ message, location: location.child(status).key() });
      }
    },
  },
});

/** A link leads to an operation of the contract. */
export const LinkOperation: Oas3Rule = () => {
  const ids: string[] = [];
  const links: Array<{ id: string; location: UserContext["location"] }> = [];
  return {
    Operation({ operationId = "" }) {
      ids.push(operationId);
    },
    Link({ operationId = "" }, { location }) {
      links.push({ id: operationId, location: location.child("operationId") });
    },
    Root: {
      leave(_root, { report }) {
        for (const { id, location } of links.filter(({ id }) => !ids.includes(id)))
          report({ message: `No operation has the id ${id}. Nearest: ${nearestTexts(ids, id).join(", ")}.`, location });
      },
    },
  };
};
