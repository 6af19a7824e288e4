/** The program for Node, Deno and Bun. Its arguments are the two addresses; it prints the outcomes as JSON. */
import { program } from "./program.ts";

const [service = "", closed = ""] = process.argv.slice(2);
console.log(JSON.stringify(await program(service, closed)));
