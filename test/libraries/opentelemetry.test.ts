import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";
import { environmentOf } from "../support/environment.ts";

const tracing = fileURLToPath(new URL("tracing.ts", import.meta.url));

it("examples/opentelemetry.ts writes a span for a call, with the path's template as its name", async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const args = ["--import", import.meta.resolve("tsx"), "--import", tracing, "examples/opentelemetry.ts"];
  const program = Command.start(process.cwd(), args, environmentOf(mock));
  expect(await program.ended, program.output).toBe(0);
  expect(program.output).toMatch(/name: 'GET \/monitors\/\{monitor_id\}'(.|\n)*'http.response.status_code': 200/);
});
