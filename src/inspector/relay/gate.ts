import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { secretHeader } from "../common/messages.ts";

/** Lets in what comes from the inspector's own page only. */
export class Gate {
  /** Made anew at each start. A page of another origin cannot read it, as it stands in ours. */
  readonly secret = randomBytes(24).toString("base64url");
  readonly #hosts: ReadonlySet<string>;

  /** @param url where the server listens, on 127.0.0.1 */
  constructor(url: string) {
    const { port } = new URL(url);
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  }

  /**
   * Why a request may not read the page. A name of another site that leads to this machine (DNS rebinding) would make the
   * page that site's own.
   * @returns undefined if it may
   */
  refusesToRead({ host = "" }: IncomingHttpHeaders): string | undefined {
    if (this.#hosts.has(host)) return undefined;
    return `The inspector is served as ${[...this.#hosts].join(" and ")} only.`;
  }

  /**
   * Why a request may not have something sent.
   * @returns undefined if it may
   */
  refusesToSend(headers: IncomingHttpHeaders): string | undefined {
    const { host, origin, "sec-fetch-site": site = "same-origin", "content-type": type = "" } = headers;
    if (origin !== `http://${host}` || site !== "same-origin")
      return "Only the inspector's own page may send requests.";
    if (!/^application\/json *(;|$)/i.test(type)) return "The body must be application/json.";
    if (this.#isSecret(headers[secretHeader.toLowerCase()])) return undefined;
    return "The page is of an earlier start of the server. Load it again.";
  }

  #isSecret(text: string | string[] | undefined): boolean {
    const given = Buffer.from(String(text));
    const secret = Buffer.from(this.secret);
    return given.length === secret.length && timingSafeEqual(given, secret);
  }
}
