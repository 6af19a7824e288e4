/** The program for a worker. The query of a request has the two addresses; the response has the outcomes as JSON. */
import { program } from "./program.ts";

export default {
  async fetch(request: Request): Promise<Response> {
    const [service = "", closed = ""] = [...new URL(request.url).searchParams.values()];
    return Response.json(await program(service, closed));
  },
};
