import { bundlePath } from "../support/bundle.ts";
import { describeLanguage } from "./language.ts";

describeLanguage("Go", {
  folder: "go",
  needs: ["go"],
  caches: [],
  build: [
    'test -z "$(gofmt -l main.go service conformance)"',
    "go build -o runner ./conformance",
    `go run ./validate openapi.client.json '${bundlePath}'`, // kin-openapi, which oapi-codegen reads documents with
  ],
  runner: ["./runner"],
});
