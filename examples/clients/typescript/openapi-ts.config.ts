import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "openapi.client.json",
  output: { path: "api", importFileExtension: ".ts" },
  plugins: [
    "@hey-api/client-fetch",
    { name: "@hey-api/typescript", enums: { mode: "javascript", case: "PascalCase" } },
    "@hey-api/sdk",
  ],
});
