import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A service whose tokens expire within seconds, for what would take hours with the mock. */
export class ShortLivedService {
  /** When each token was requested, in milliseconds since 1970. */
  readonly requested: number[] = [];
  readonly #server: Server;

  private constructor(lifetime: number) {
    this.#server = createServer((request, response) => {
      request.resume();
      const now = Date.now();
      if (request.url?.startsWith("/oauth")) {
        this.requested.push(now);
        const token = { access_token: `token-${this.requested.length}`, expires_in: lifetime / 1000 };
        setTimeout(() => respond(200, token), 200);
        return;
      }
      const number = Number(request.headers.authorization?.match(/token-(\d+)$/)?.[1]);
      const isValid = (this.requested[number - 1] ?? 0) + 200 + lifetime > now;
      respond(isValid ? 200 : 401, { code: isValid ? 0 : 401, message: isValid ? "success" : "expired", data: [] });

      function respond(status: number, body: unknown): void {
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      }
    });
  }

  /** @param lifetime of a token, in milliseconds */
  static async start(lifetime: number): Promise<ShortLivedService> {
    const service = new ShortLivedService(lifetime);
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    return service;
  }

  get authUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return `${this.authUrl}/api`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
