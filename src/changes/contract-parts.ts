import {
  type Body,
  type Document,
  methods,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Reference,
  refName,
  resolve,
  type Schema,
  writtenOperations,
} from "../contract/document.ts";
import { eachObject } from "../contract/walk.ts";
import { each, type Json, opposite, type Part, type Parts, part, type Use, type Uses } from "./part.ts";
import { schemaPart } from "./schema-parts.ts";

const request: Uses = ["request"];
const response: Uses = ["response"];

/**
 * A contract as a tree of parts, without what has a comparison of its own: constants, rules, limits and texts. A reference to a
 * schema or a callback, which may contain itself, is a fact, so that each is compared once; other references are resolved.
 */
export function partsOf(document: Document): Part {
  const { info, servers = [], paths, components } = document;
  const { "x-limits": _limits, ...OAuth2 } = components.securitySchemes.OAuth2;
  const uses = usesOf(document);
  const records = Object.entries(components.schemas).filter(([, schema]) => !schema.enum && !schema["x-rule"]);
  const extensions = Object.entries(document).filter(([keyword]) => keyword.startsWith("x-"));
  const { title, license }: Json = info;
  const facts = { title, license, externalDocs: document.externalDocs, "default server": servers[0]?.url };
  return part("The document", { ...facts, ...Object.fromEntries(extensions) }, [
    ...operationParts(document, paths, (path, method) => `\`${method} ${path}\``),
    ...operationParts(document, webhooksOf(document), (name, method) => `The webhook \`${method} ${name}\``, response),
    ...each(callbacksOf(document), (name, one) => callbackPart(`The callback \`${name}\``, one, document, response)),
    ...each(Object.fromEntries(records), (name, one) => schemaPart(`\`${name}\``, one, uses.get(name))),
    ...each(components.parameters, (name, one) => parameterPart(sharedParameter(name), one)),
    ...each<Json>({ ...components.securitySchemes, OAuth2 }, (name, { flows, ...facts }) => {
      const of = `The security scheme \`${name}\``;
      const parts = each<Json>(flows, (flow, { scopes, ...urls }) =>
        part(
          `${of}, ${flow}`,
          urls,
          each(scopes, (scope, text) => part(`The scope \`${scope}\``, { description: text })),
        ),
      );
      return part(of, facts, parts);
    }),
    ...servers.map((one) => [one.url, part(`The server \`${one.url}\``, one)] as const),
  ]);
}

type Paths = Record<string, PathItem>;

/** The requests that the service sends, as it describes those that it gets. */
function webhooksOf(document: Document): Paths {
  const { webhooks = {} } = document as { webhooks?: Record<string, Reference<PathItem>> };
  return Object.fromEntries(Object.entries(webhooks).map(([name, item]) => [name, resolve(document, item)]));
}

/** The callbacks that operations refer to. */
function callbacksOf({ components }: Document): Record<string, Paths> {
  return (components as { callbacks?: Record<string, Paths> }).callbacks ?? {};
}

function callbackPart(name: string, callback: Reference<Paths>, document: Document, sent: Uses): Part {
  if ("$ref" in callback) return part(name, { $ref: refName(callback.$ref as string) });
  return part(
    name,
    {},
    operationParts(document, callback, (_, method) => `${name}, \`${method}\``, sent),
  );
}

/** The operations of some paths. `sent` is the use of their requests. */
function operationParts(
  document: Document,
  paths: Paths,
  nameOf: (path: string, method: string) => string,
  sent = request,
): Parts {
  return writtenOperations({ paths }).map(({ path, method, operation, item }) => {
    const key = `${nameOf("", "")} ${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
    const ofPath = Object.entries(item).filter(([keyword]) => !methods.some((one) => one === keyword));
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const whole = { servers: [], ...Object.fromEntries(ofPath), ...operation, parameters };
    return [key, operationPart(nameOf(path, method.toUpperCase()), path, whole, document, sent)] as const;
  });
}

function operationPart(name: string, path: string, operation: OperationObject, document: Document, sent: Uses): Part {
  const { parameters = [], requestBody, responses, callbacks = {}, ...facts } = operation;
  const { security = document.security ?? [] } = operation;
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, one]) => one);
  const schemes = new Map<string, (typeof security)[number]>();
  for (const one of security) {
    const names = Object.keys(one).sort().join(" and ");
    const before = [...schemes.keys()].filter((key) => key.split(", ")[0] === names).length;
    // Several alternatives may be of one scheme, with other scopes.
    schemes.set(before === 0 ? names : `${names}, ${before + 1}`, one);
  }
  const body = requestBody ? { body: resolve(document, requestBody) } : {};
  return part(name, { ...facts, "needs a token": security.length > 0 }, [
    ...parameters.map((one) => {
      const found = resolve(document, one);
      const key = found.in === "path" ? `path ${inPath.indexOf(found.name)}` : `${found.in} ${found.name}`;
      const own = `${name}: the ${found.in} parameter \`${found.name}\``;
      const content = parameterPart("$ref" in one ? sharedParameter(refName(one.$ref)) : own, found, sent);
      return [key, part(own, {}, [["", content]], sent, found.required === true)] as const;
    }),
    ...each(body, () => bodyPart(`${name}: the body`, body.body as Body, sent, document)),
    ...each(responses, (status, one) =>
      bodyPart(`${name}: the response \`${status}\``, resolve(document, one), opposite(sent), document),
    ),
    ...each(callbacks as Record<string, Reference<Paths>>, (callback, one) =>
      callbackPart(`${name}: the callback \`${callback}\``, one, document, opposite(sent)),
    ),
    ...each(Object.fromEntries(schemes), (scheme, scopes) => {
      const access = scheme === "" ? "access without a token" : `the security scheme \`${scheme}\``;
      return part(`${name}: ${access}`, { scopes: Object.values(scopes).flat() });
    }),
  ]);
}

const sharedParameter = (component: string) => `The parameter \`${component}\``;

/** A parameter, or a header, has facts of its own and those of its schema, some with the same names. */
function parameterPart(name: string, { schema, content, ...facts }: Partial<Parameter>, uses = request): Part {
  const { facts: ofSchema, parts } = schemaPart(name, (schema ?? {}) as Schema, uses);
  const prefixed = Object.entries(ofSchema).map(([keyword, value]) => [`schema ${keyword}`, value]);
  // How the value is written depends on the media type.
  const own = { ...facts, required: facts.required === true, ...(content && { content: Object.keys(content) }) };
  const media = mediaParts(name, content as Body["content"], uses);
  return part(name, { ...own, ...Object.fromEntries(prefixed) }, [...parts, ...media], uses);
}

function mediaParts(name: string, content: Body["content"], uses: Uses): Parts {
  return each(content, (type, { schema, ...others }) => {
    const of = `${name} as \`${type}\``;
    return part(of, others, schema ? [["schema", schemaPart(of, schema, uses)]] : [], uses);
  });
}

function bodyPart(name: string, body: Body & { required?: boolean }, uses: Uses, document: Document): Part {
  const { content, headers, ...facts } = body;
  const parts = each(headers, (header, one: Reference<Partial<Parameter>>) =>
    parameterPart(`${name}: the header \`${header}\``, resolve(document, one), uses),
  );
  return part(
    name,
    { ...facts, required: facts.required === true },
    [...mediaParts(name, content, uses), ...parts],
    uses,
  );
}

/** How the operations use each schema that they refer to, also through others. */
function usesOf(document: Document): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  const visit = (parts: unknown, [use]: Uses): void =>
    eachObject(parts, ({ $ref }) => {
      if (typeof $ref !== "string" || !use) return;
      const uses = found.get($ref) ?? [];
      if (uses.includes(use)) return;
      found.set($ref, [...uses, use]);
      visit(resolve(document, { $ref }), [use]);
    });
  const visitAll = (paths: Paths, sent: Uses): void => {
    for (const { item, operation } of writtenOperations({ paths })) {
      visit([item.parameters, operation.parameters, operation.requestBody], sent);
      visit({ responses: operation.responses }, opposite(sent));
      const callbacks = Object.values<Json>(operation.callbacks ?? {});
      for (const one of callbacks) if (!("$ref" in one)) visitAll(one, opposite(sent));
    }
  };
  visitAll(document.paths, request);
  for (const paths of [webhooksOf(document), ...Object.values(callbacksOf(document))]) visitAll(paths, response);
  return new Map([...found].map(([$ref, uses]) => [refName($ref), uses]));
}
