import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { redoclyJson } from "../../src/redocly/command.ts";
import type { BuildPaths } from "./build.ts";
import { contentHash } from "./content-hash.ts";
import { proseRules } from "./prose.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** How easy the contract is to integrate, and its guides are to read. */
export interface Quality {
  /** Redocly's agent readiness, from 0 to 100. */
  score: number;
  /** Each from 0 to 100. */
  subscores: Record<string, number>;
  /** The guide with the highest Flesch-Kincaid grade. Undefined if there are no guides. */
  hardest: { file: string; grade: number } | undefined;
}

interface Score {
  agentReadiness: number;
  /** Each from 0 to 1. */
  subscores: Record<string, number>;
}

interface Readability {
  files: Array<{ file: string; fleschKincaidGrade: number | null }>;
}

/**
 * Measures the contract in `generated/`, unless it is measured already: the two commands of Redocly take about half a
 * second, so the result is stored in `generated/.quality.json`, with the hash of what was measured.
 *
 * Redocly's score is 100 for contracts without anything unknown. What this contract loses is right:
 * - constraints: the specification gives no lengths, patterns or ranges for names, ids and tokens;
 * - schemas: an envelope around a list of records is three levels deep;
 * - parameters: the OAuth parameters may be in the query, and `zaaid` is a cookie of nearly every operation;
 * - polymorphism: a token request has one of two shapes;
 * - dependencies: operations share their schemas.
 */
export async function qualityOf({ contract, config, generated }: BuildPaths): Promise<Quality> {
  const [source, bundle] = [dirname(contract), join(generated, "openapi.json")];
  const file = join(generated, ".quality.json");
  const inputs = await inputsOf(source, bundle);
  const stored = await readFile(file, "utf8").then(JSON.parse, () => undefined);
  if (stored?.inputs === inputs) return stored.quality;
  const [score, readability] = await Promise.all([
    redoclyJson<Score>(["score", bundle, `--config=${config}`]),
    redoclyJson<Readability>(["recheck", source, "--readability", `--config=${proseRules}`]),
  ]);
  const quality = summaryOf(score, readability);
  await writeFile(file, JSON.stringify({ inputs, quality }));
  return quality;
}

/** The two figures, and the weakest three subscores: `score 90.7 of 100 (constraint clarity 56, …); …`. */
export function describeQuality({ score, subscores, hardest }: Quality): string {
  const weakest = Object.entries(subscores)
    .sort(([, a], [, b]) => a - b)
    .slice(0, 3)
    .map(([name, value]) => `${name} ${value}`);
  const grade = hardest ? `; reading grade ${hardest.grade} at most (${hardest.file})` : "";
  return `score ${score} of 100 (${weakest.join(", ")})${grade}`;
}

function summaryOf({ agentReadiness, subscores }: Score, { files }: Readability): Quality {
  const percent = Object.entries(subscores).map(([name, value]) => [words(name), Math.round(value * 100)] as const);
  const graded = files.flatMap(({ file, fleschKincaidGrade: grade }) =>
    grade === null ? [] : [{ file: relative(process.cwd(), resolve(file)), grade }],
  );
  return {
    score: agentReadiness,
    subscores: Object.fromEntries(percent),
    hardest: graded.sort((a, b) => b.grade - a.grade)[0],
  };
}

/** "constraintClarity" as "constraint clarity". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Hash of the bundle, of the texts, and of the version of the tools. */
async function inputsOf(source: string, bundle: string): Promise<string> {
  const names = await readdir(source, { recursive: true });
  const texts = names.filter((name) => name.endsWith(".md")).map((name) => join(source, name));
  const [written, tools] = await Promise.all([
    contentHash(dirname(source), [...texts, bundle]),
    contentHash(project, [join(project, "package-lock.json")]),
  ]);
  return `${written} ${tools}`;
}
