export type Grade = "sure" | "likely" | "guess";

export interface Guess {
  /** What it is about, such as `enum User.role`. The answer of a review has the same. */
  id: string;
  grade: Grade;
  /** What was found, as a clause: `User.role is one of ADMIN, GUEST`. */
  text: string;
  evidence: string;
  /** The name that an answer may replace. */
  name?: string;
}

/** What was guessed, and what a review said to it. */
export class Decisions {
  readonly guesses = new Map<string, Guess>();
  /** What is not decided, by the attribute that it is about. */
  readonly notes = new Map<string, string>();

  /** @param answers of a review by the ids of guesses: yes, no, or a name */
  constructor(private readonly answers: ReadonlyMap<string, string> = new Map()) {}

  /** Records a guess. @returns whether it holds */
  holds(guess: Guess): boolean {
    this.guesses.set(guess.id, guess);
    return this.answers.get(guess.id) !== "no";
  }

  /** The name of a guess that holds. */
  nameOf({ id, name = "" }: Guess): string {
    const answer = this.answers.get(id) ?? "yes";
    return answer === "yes" || answer === "no" ? name : answer;
  }

  /** The guesses that are not sure, and that no review has answered. */
  open(): Guess[] {
    return [...this.guesses.values()].filter(({ id, grade }) => grade !== "sure" && !this.answers.has(id));
  }

  /** Whether the last segment of a path is not a value. */
  refusesPath(path: string): boolean {
    const segments = path.split("/");
    return [...this.answers].some(([id, answer]) => {
      if (answer !== "no" || !id.startsWith("path ")) return false;
      const template = id.slice("path ".length).split("/");
      return (
        template.length === segments.length && template.every((one, index) => one === "{}" || one === segments[index])
      );
    });
  }
}

export function reasonOf({ grade, evidence }: Pick<Guess, "grade" | "evidence">): string {
  return `${grade}: ${evidence}`;
}
