import { bundlePath } from "../support/bundle.ts";
import { describeLanguage } from "./language.ts";

describeLanguage("Rust", {
  folder: "rust",
  program: "src/main.rs",
  generator: "OpenAPI Generator 7.25.0, `rust`",
  generated: { folder: "api/src", typedError: /Status4XX\(models::Error\)/ },
  needs: ["cargo", "java", "mvn"],
  caches: ["target", "openapi-generator-cli-7.25.0.jar"],
  build: [
    "cargo fmt --check",
    "cargo build --quiet --locked --bins",
    `java -jar openapi-generator-cli-7.25.0.jar validate --input-spec openapi.client.json`,
    `java -jar openapi-generator-cli-7.25.0.jar validate --input-spec '${bundlePath}'`,
  ],
  runner: ["target/debug/conformance"],
});
