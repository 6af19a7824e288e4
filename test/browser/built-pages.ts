import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { buildPages } from "../../scripts/pipeline/site.ts";
import { close, createHttpServer, listen } from "../../src/server/http-server.ts";
import { json } from "../../src/server/message.ts";
import { staticFiles } from "../../src/server/static-files.ts";

export const ownPages = ["constants.html", "coverage.html"];
export const ways = ["http", "disk", "http, without the policy"] as const;

export interface BuiltPages {
  /** The folder with what is generated. */
  readonly generated: string;
  /** The address of a page. Without its policy, nothing keeps the page from loading what it likes. */
  url(page: string, way?: (typeof ways)[number]): string;
}

/** Builds our own pages from the contract, and serves them while the tests of a file run. */
export function builtPages(): BuiltPages {
  let generated = "";
  let server: Server;
  let origin = "";
  beforeAll(async () => {
    generated = await mkdtemp(join(tmpdir(), "pages-"));
    for (const file of ["openapi.json", "openapi.yaml"]) {
      await cp(join(projectPaths.generated, file), join(generated, file));
    }
    await buildPages({ ...projectPaths, generated });
    for (const page of ownPages) {
      const html = await readFile(join(generated, "docs", page), "utf8");
      const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]+>/, "");
      if (open === html) throw new Error(`${page} has no policy.`);
      await writeFile(join(generated, "docs", `open-${page}`), open);
    }
    const handle = staticFiles("/docs", join(generated, "docs"), "");
    server = createHttpServer({ maxBody: 0, handle, refuse: (message) => json(400, { message }) });
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  afterAll(async () => {
    if (server) await close(server);
    await rm(generated, { recursive: true, force: true });
  });
  return {
    get generated() {
      return generated;
    },
    url(page, way = "http") {
      if (way === "disk") return `${pathToFileURL(join(generated, "docs"))}/${page}`;
      return `${origin}/docs/${way === "http" ? "" : "open-"}${page}`;
    },
  };
}
