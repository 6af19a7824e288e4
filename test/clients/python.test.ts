import { describeLanguage } from "./language.ts";

describeLanguage("Python", {
  folder: "python",
  program: "main.py",
  generator: "openapi-python-client 0.29.1",
  generated: {
    folder: "monitoring_api",
    typedError: /-> ErrorEnvelope \| MonitorEnvelope/,
    names: /^(?:class|(?:async )?def) (\w+)|^ {4}([A-Z]\w+) = /gm,
  },
  isCloseable: true,
  needs: ["python3"],
  caches: [".venv", ".mypy_cache"],
  build: [".venv/bin/mypy --strict ."],
  programs: [
    {
      command: ".venv/bin/python -W error asynchronous.py",
      prints: "20 lists of 2 monitors\nMonitor does not exist (status 404, code 1002)\n",
    },
  ],
  runner: [".venv/bin/python", "-W", "error", "conformance.py"],
});
