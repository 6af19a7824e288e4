import { TransportError } from "../../client/errors.ts";

/** A response that is larger than an agent can use a part of. */
export class TooLargeError extends TransportError {}

/**
 * A `fetch` whose responses end with an error after so many bytes, decompressed: the client reads JSON and errors as a whole.
 * @throws TooLargeError when the body is read
 */
export function limitedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let left = most;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left < 0) controller.error(new TooLargeError(tooLarge));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
  };
}

const tooLarge = "The response is larger than 8 MB. Use the command line: call … --output <file>";
