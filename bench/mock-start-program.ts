/** A program that `mock-start.ts` runs: prints the milliseconds that `startMock` takes once it is imported. */
import { startMock } from "../src/mock/index.ts";

const start = performance.now();
const mock = await startMock();
console.log(performance.now() - start);
await mock.close();
