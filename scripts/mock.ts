/**
 * `npm run mock`: serves the mock on 127.0.0.1, and reloads the contract whenever generated/openapi.json changes.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 *   --live     the inspector calls the real service, with the client's settings in the environment
 */
import { run } from "./pipeline/run.ts";
import { greeting, serveMock } from "./serve-mock.ts";
import { serverOptions } from "./server-options.ts";

await run(async () => {
  const options = serverOptions("npm run mock");
  console.log(greeting(await serveMock(options), options));
});
