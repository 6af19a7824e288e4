import Module, { createRequire } from "node:module";

/**
 * What of Prism only a generated (dynamic) answer, a callback or another kind of document needs. Together it takes three
 * quarters of the time that Prism takes to load, most of it the names and cities of 60 languages.
 */
const seldomNeeded = [
  "prism-http/dist/mocker/generator/JSONSchema.js",
  "prism-http/dist/mocker/callback/callbacks.js",
  "prism-http/dist/forwarder/index.js",
  "http-spec/postman/operation.js",
  "http-spec/oas2/operation.js",
];

type Loader = {
  _load(request: string, parent: unknown, isMain: boolean): object;
  _resolveFilename(request: string, parent: unknown): string;
};

/** Prism, with what is seldom needed loaded when it is first used. */
export const { createInstance, getHttpOperationsFromSpec } = loadPrism();

function loadPrism(): typeof import("@stoplight/prism-http") {
  const loader = Module as unknown as Loader;
  const load = loader._load;
  loader._load = (request, parent, isMain) => {
    const path = request.startsWith("node:") ? request : loader._resolveFilename(request, parent).replaceAll("\\", "/");
    const loadNow = () => load.call(Module, request, parent, isMain);
    return seldomNeeded.some((module) => path.endsWith(module)) ? whenUsed(loadNow) : loadNow();
  };
  try {
    return createRequire(import.meta.url)("@stoplight/prism-http");
  } finally {
    loader._load = load;
  }
}

/** Stands in for the exports of a module until one of them is used. */
function whenUsed(load: () => object): object {
  let exports: object | undefined;
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        exports ??= load();
        return Reflect.get(exports, name);
      },
    },
  );
}
