/**
 * `npm run mock`: serves the mock on 127.0.0.1, and the contract anew whenever generated/openapi.json changes.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 */
import { run } from "./pipeline/run.ts";
import { portOption } from "./port.ts";
import { greeting, serveMock } from "./serve-mock.ts";

await run(async () => console.log(greeting(await serveMock(portOption("npm run mock")))));
