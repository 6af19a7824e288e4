export type Grade = "sure" | "likely" | "guess";

interface Guess {
  grade: Grade;
  /** What was found, as a clause: `User.role is one of ADMIN, GUEST`. */
  text: string;
  evidence: string;
}

/** What was guessed. */
export class Decisions {
  /** By what they are about, such as `enum User.role`. */
  readonly #guesses = new Map<string, Guess>();
  /** What is not decided, by the attribute that it is about. */
  readonly notes = new Map<string, string>();

  guess(id: string, guess: Guess): void {
    this.#guesses.set(id, guess);
  }

  unsure(): Guess[] {
    return [...this.#guesses.values()].filter(({ grade }) => grade !== "sure");
  }
}

export function reasonOf({ grade, evidence }: Pick<Guess, "grade" | "evidence">): string {
  return `${grade}: ${evidence}`;
}
