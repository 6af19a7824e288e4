import { describeLanguage } from "./language.ts";
import { shortJavaIn } from "./project.ts";

describeLanguage("Rust", {
  folder: "rust",
  generator: "OpenAPI Generator 7.25.0, `rust`",
  generated: {
    folder: "api/src",
    typedError: /Status4XX\(models::ErrorEnvelope\)/,
  },
  needs: ["cargo", "clippy-driver", "cargo-fmt", "java", "mvn"],
  caches: ["target", "openapi-generator-cli-7.25.0.jar"],
  environment: {
    ...shortJavaIn("JDK_JAVA_OPTIONS"),
    // These programs are neither debugged nor compiled again after a change.
    CARGO_PROFILE_DEV_DEBUG: "false",
    CARGO_INCREMENTAL: "0",
    // Compiles our crate with Clippy: `cargo clippy` and then `cargo build` would compile the dependencies twice.
    RUSTC_WORKSPACE_WRAPPER: "clippy-driver",
  },
  build: [
    "cargo fmt --check",
    // Clippy must print nothing. It leaves out the generated crate, which has warnings.
    "! cargo build --quiet --locked --bins --test service 2>&1 | grep .",
    "cargo test --quiet --locked --test service",
  ],
  runner: ["target/debug/conformance"],
});
