import { bundlePath } from "../support/bundle.ts";
import { describeLanguage } from "./language.ts";

describeLanguage("Python", {
  folder: "python",
  program: "main.py",
  generator: "openapi-python-client 0.29.1",
  generated: { folder: "monitoring_api", typedError: /-> Error \| MonitorEnvelope/ },
  needs: ["python3"],
  caches: [".venv", ".mypy_cache"],
  build: [
    ".venv/bin/mypy --strict .",
    ".venv/bin/pip install --quiet openapi-spec-validator==0.9.0",
    `.venv/bin/openapi-spec-validator openapi.client.json '${bundlePath}'`,
  ],
  runner: [".venv/bin/python", "-W", "error", "conformance.py"],
});
