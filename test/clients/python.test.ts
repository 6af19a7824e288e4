import { describeLanguage } from "./language.ts";

describeLanguage("Python", {
  folder: "python",
  program: "main.py",
  generator: "openapi-python-client 0.29.1",
  generated: { folder: "monitoring_api", typedError: /-> ErrorEnvelope \| MonitorEnvelope/ },
  isCloseable: true,
  needs: ["python3"],
  caches: [".venv", ".mypy_cache"],
  build: [".venv/bin/mypy --strict ."],
  runner: [".venv/bin/python", "-W", "error", "conformance.py"],
});
