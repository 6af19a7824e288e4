import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sizeFigures } from "./client-size.ts";
import { bundle, compare, project, type Row, run, type Table, timeOf } from "./measure.ts";

const peer = "openapi-fetch";

/** The client beside openapi-fetch: what it adds to a program, its import, its compilation and its calls. */
export async function client(): Promise<Table> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-client-"));
  try {
    return [...(await size()), await importTime(), await compileTime(scratch), await callTime(scratch)];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function size(): Promise<Table> {
  const { ours, fetchAlone, openapiFetch, added } = await sizeFigures();
  const theirs = { name: peer, value: openapiFetch, ratio: ours / openapiFetch };
  return [
    { what: "a program of one call, minified, gzip -9", unit: "B", ours, peer: theirs },
    { what: "  with createServiceFetch alone", unit: "B", ours: fetchAlone },
    { what: "  one constant adds", unit: "B", ours: added.oneConstant },
    { what: "  one constant with its labels adds", unit: "B", ours: added.withItsLabels },
  ];
}

/** The time in which a new process imports each, as it is installed. */
async function importTime(): Promise<Row> {
  const timed = `
    const start = performance.now();
    await import(process.argv[1]);
    console.log(performance.now() - start);
  `;
  const importOf = (name: string) => async () =>
    Number(await run(process.execPath, ["--input-type=module", "--eval", timed, name]));
  return compare("import", "ms", 15, importOf("svc-monitoring-api"), peer, importOf(peer));
}

/** The time of `tsc` for a program of one call, with the same types, in a project with the package. */
async function compileTime(scratch: string): Promise<Row> {
  const compileOf = async (name: string, create: string) => {
    const folder = join(scratch, name);
    await mkdir(join(folder, "node_modules"), { recursive: true });
    await symlink(project, join(folder, "node_modules/svc-monitoring-api"));
    await symlink(join(project, "node_modules/openapi-fetch"), join(folder, "node_modules/openapi-fetch"));
    const call = 'const { data } = await api.GET("/monitors");\nconsole.log(data?.data);\n';
    const compilerOptions = {
      strict: true,
      skipLibCheck: true,
      target: "es2022",
      module: "nodenext",
      types: [],
      noEmit: true,
    };
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "program.ts"), create + call);
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
    return () => timeOf([join(project, "node_modules/typescript/bin/tsc"), "--project", folder]);
  };
  const ours = await compileOf(
    "program-ours",
    'import { createClient } from "svc-monitoring-api";\nconst api = createClient();\n',
  );
  const theirs = await compileOf(
    "program-theirs",
    'import createClient from "openapi-fetch";\nimport type { paths } from "svc-monitoring-api/types";\nconst api = createClient<paths>({ baseUrl: "http://127.0.0.1" });\n',
  );
  return compare("tsc of a program of one call", "ms", 9, ours, peer, theirs);
}

/** The CPU time of a call over HTTP to a server in this process, in microseconds. */
async function callTime(scratch: string): Promise<Row> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end('{"code":0,"message":"success","data":[]}');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const callsOf = async (name: string, create: string) => {
    const file = join(scratch, `calls-${name}.mjs`);
    const program = `${create}
      const repeat = async (count) => { while (count--) await api.GET("/monitors"); };
      await repeat(500);
      const before = process.cpuUsage();
      await repeat(3_000);
      const { user, system } = process.cpuUsage(before);
      console.log((user + system) / 3_000);`;
    await writeFile(file, await bundle(program, { platform: "node" }));
    return async () => Number(await run(process.execPath, [file]));
  };
  const ours = await callsOf(
    "ours",
    `import { createClient } from "svc-monitoring-api";
    const api = createClient({ baseUrl: "${baseUrl}", accessToken: "token" });`,
  );
  const headers = '{ Accept: "application/json; version=2.0", Authorization: "Svc-oauthtoken token" }';
  const theirs = await callsOf(
    "theirs",
    `import createClient from "openapi-fetch";
    const api = createClient({ baseUrl: "${baseUrl}", headers: ${headers} });`,
  );
  try {
    return await compare("CPU of a call over loopback", "µs", 7, ours, peer, theirs);
  } finally {
    server.close();
  }
}
