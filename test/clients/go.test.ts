import { describeLanguage } from "./language.ts";

describeLanguage("Go", {
  folder: "go",
  needs: ["go"],
  caches: [],
  build: ['test -z "$(gofmt -l main.go service conformance)"', "go build -o runner ./conformance"],
  runner: ["./runner"],
});
