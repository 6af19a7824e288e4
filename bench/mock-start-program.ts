/** A program that `mock-start.ts` runs. It prints the milliseconds that `startMock` takes, without the import. */
import { startMock } from "../src/mock/index.ts";

const start = performance.now();
const mock = await startMock();
console.log(performance.now() - start);
await mock.close();
