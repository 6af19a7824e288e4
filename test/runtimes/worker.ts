/** The program for a worker. A request brings the two addresses in its query; the outcomes are its answer. */
import { program } from "./program.ts";

export default {
  async fetch(request: Request): Promise<Response> {
    const [service = "", closed = ""] = [...new URL(request.url).searchParams.values()];
    return Response.json(await program(service, closed));
  },
};
