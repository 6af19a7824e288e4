import { describeLanguage } from "./language.ts";

describeLanguage("Python", {
  folder: "python",
  needs: ["python3"],
  caches: [".venv", ".mypy_cache"],
  build: [".venv/bin/mypy --strict ."],
  runner: [".venv/bin/python", "-W", "error", "conformance.py"],
});
