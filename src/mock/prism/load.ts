import Module, { createRequire } from "node:module";

/**
 * Modules of Prism that are loaded on first use, by the package that imports them: generated (dynamic) responses,
 * callbacks, validation of parameters and bodies, other document formats, the log. They take 90 % of Prism's load time,
 * most of it for the fake data of 60 languages.
 */
const lazyModules = {
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

/** Prism with some of its modules loaded on first use. */
export const { createInstance, getHttpOperationsFromSpec } = loadPrism();

function loadPrism(): typeof import("@stoplight/prism-http") {
  const prism = createRequire(createRequire(import.meta.url).resolve("@stoplight/prism-http"));
  const { cache } = prism;
  const placeholders = Object.entries(lazyModules).flatMap(([importer, modules]) => {
    const require = createRequire(prism.resolve(importer));
    return modules.map((name) => require.resolve(name)).filter((file) => !cache[file]);
  });
  for (const file of placeholders)
    cache[file] = Object.assign(new Module(file), { exports: onFirstUse(() => prism(file)), loaded: true });
  try {
    return prism("@stoplight/prism-http");
  } finally {
    for (const file of placeholders) delete cache[file];
  }
}

/** A placeholder for the exports of a module, which loads the module on first use. */
function onFirstUse(load: () => object): object {
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
