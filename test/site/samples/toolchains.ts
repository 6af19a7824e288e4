import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { exchangeGrant } from "../../../src/client/index.ts";
import type { Mock } from "../../../src/mock/index.ts";
import type { SampleCall } from "../../../src/site/samples/calls.ts";

export const run = promisify(execFile);

export interface Sample {
  call: SampleCall;
  source: string;
}

type CommandLine = [program: string, args: string[]];

interface Toolchain {
  /** The programs that it needs. */
  needs: string[];
  /** Writes all samples to a folder and compiles them together. @returns the command that runs each of them */
  prepare(folder: string, samples: Sample[]): Promise<(sample: Sample) => CommandLine>;
}

const project = fileURLToPath(new URL("../../..", import.meta.url));

async function writeAll(folder: string, files: Array<[name: string, text: string]>): Promise<void> {
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
}

/** The name of the file of a sample, without its ending. */
const nameOf = ({ call }: Sample) => `${call.id} ${call.title}`.replace(/\W+/g, "-");

export const toolchains: Record<string, Toolchain> = {
  curl: {
    needs: ["bash", "curl"],
    prepare:
      async () =>
      ({ source }) => ["bash", ["-c", source]],
  },
  TypeScript: {
    needs: ["node"],
    async prepare(folder, samples) {
      const tsconfig = {
        extends: join(project, "tsconfig.json"),
        // The samples are in another folder than the project.
        compilerOptions: { typeRoots: [join(project, "node_modules/@types")], rootDir: null },
        include: ["*.ts"],
      };
      await writeAll(folder, [
        ["package.json", '{ "type": "module" }'],
        ["tsconfig.json", JSON.stringify(tsconfig)],
        ...samples.map((sample): [string, string] => [`${nameOf(sample)}.ts`, sample.source]),
      ]);
      await run(process.execPath, [join(project, "node_modules/typescript/bin/tsc"), "--project", folder]);
      await build({
        entryPoints: samples.map((sample) => join(folder, `${nameOf(sample)}.ts`)),
        tsconfig: join(project, "tsconfig.json"),
        absWorkingDir: project,
        nodePaths: [join(project, "node_modules")],
        ...({ bundle: true, format: "esm", platform: "node" } as const),
        outdir: folder,
      });
      return (sample) => [process.execPath, [join(folder, `${nameOf(sample)}.js`)]];
    },
  },
  Python: {
    needs: ["python3"],
    prepare:
      async () =>
      ({ source }) => ["python3", ["-c", source]],
  },
};

export function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

/** A sample with the addresses of the environment in place of those of the first data center. */
export function ofEnvironment(source: string): string {
  return source
    .replace(/^(BASE|AUTH)_URL='.*'$/m, "")
    .replace(/^(\w+_URL) = ".*"$/m, '$1 = __import__("os").environ["$1"]')
    .replace('const authUrl = "https://{auth_host}.com"', 'const authUrl = process.env.AUTH_URL ?? ""')
    .replace('{ dataCenter: "US", service: "{service}" }', "");
}

/** The environment variables of a user of the mock. */
export async function environment(mock: Mock): Promise<Record<string, string>> {
  const { clientId, clientSecret } = mock.credentials;
  const { refresh_token } = await exchangeGrant(mock.issueGrant(), {
    authUrl: mock.authUrl,
    credentials: { clientId, clientSecret },
  });
  return {
    BASE_URL: mock.baseUrl,
    AUTH_URL: mock.authUrl,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    GRANT_CODE: mock.issueGrant(),
    REFRESH_TOKEN: refresh_token,
    ACCESS_TOKEN: mock.issueAccessToken(),
    SVC_BASE_URL: mock.baseUrl,
    SVC_AUTH_URL: mock.authUrl,
    SVC_OAUTH2_CLIENT_ID: clientId,
    SVC_OAUTH2_CLIENT_SECRET: clientSecret,
    SVC_OAUTH2_REFRESH_TOKEN: refresh_token,
  };
}
