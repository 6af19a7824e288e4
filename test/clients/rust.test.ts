import { describeLanguage } from "./language.ts";

describeLanguage("Rust", {
  folder: "rust",
  program: "src/main.rs",
  generator: "OpenAPI Generator 7.25.0, `rust`",
  generated: { folder: "api/src", typedError: /Status4XX\(models::Error\)/ },
  needs: ["cargo", "cargo-clippy", "cargo-fmt", "java", "mvn"],
  caches: ["target", "openapi-generator-cli-7.25.0.jar"],
  build: [
    "cargo fmt --check",
    "cargo clippy --quiet --locked --bins --no-deps -- -D warnings", // ours only: the generated crate has warnings
    "cargo build --quiet --locked --bins",
  ],
  runner: ["target/debug/conformance"],
});
