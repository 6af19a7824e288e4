import Module, { createRequire } from "node:module";

/**
 * What of Prism the mock does without, or needs for some requests only: answers that are generated (dynamic), callbacks,
 * parameters and bodies to check, other kinds of documents, a log. Together it takes nine tenths of the time that Prism
 * takes to load, most of it the names and cities of 60 languages. By the package that asks for it.
 */
const seldomNeeded = {
  "@stoplight/prism-http": [
    "./mocker/generator/JSONSchema.js",
    "./mocker/callback/callbacks.js",
    "node-fetch",
    "http-proxy-agent",
    "https-proxy-agent",
    "./validator/validators/utils.js",
    "@stoplight/http-spec/oas2/operation",
    "@stoplight/http-spec/postman/operation",
    "@stoplight/json-schema-merge-allof",
    "lodash/fp",
  ],
  "@stoplight/prism-core": ["pino"],
  "@stoplight/json-schema-ref-parser": ["isomorphic-fetch", "@stoplight/yaml"],
};

/** Prism, with what is seldom needed loaded when it is first used. */
export const { createInstance, getHttpOperationsFromSpec } = loadPrism();

function loadPrism(): typeof import("@stoplight/prism-http") {
  const prism = createRequire(createRequire(import.meta.url).resolve("@stoplight/prism-http"));
  const { cache } = prism;
  const standIns = Object.entries(seldomNeeded).flatMap(([asking, modules]) => {
    const require = createRequire(prism.resolve(asking));
    return modules.map((name) => require.resolve(name)).filter((file) => !cache[file]);
  });
  for (const file of standIns)
    cache[file] = Object.assign(new Module(file), { exports: whenUsed(() => prism(file)), loaded: true });
  try {
    return prism("@stoplight/prism-http");
  } finally {
    for (const file of standIns) delete cache[file];
  }
}

/** Stands in for the exports of a module until they are used. */
function whenUsed(load: () => object): object {
  let exports: object | undefined;
  const loaded = () => {
    exports ??= load();
    return exports;
  };
  return new Proxy(() => {}, {
    get: (_target, name) => Reflect.get(loaded(), name),
    apply: (_target, self, args) => Reflect.apply(loaded() as () => unknown, self, args),
  });
}
