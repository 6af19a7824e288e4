import { describeLanguage } from "./language.ts";

describeLanguage("Go", {
  folder: "go",
  generator: "oapi-codegen 2.8.2",
  generated: {
    folder: "api",
    typedError: /JSON4XX +\*ErrorEnvelope/,
  },
  needs: ["go"],
  caches: [],
  build: ['test -z "$(gofmt -l main.go service conformance)"', "go test ./service", "go build -o runner ./conformance"],
  requiresFields: false,
  runner: ["./runner"],
});
