/**
 * Generates all valid projects of the project starter, and selects a small set of them that covers every pair of
 * answers.
 */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, type Partly } from './compatible-answers.ts';

function* complete(partly: Partly, open: readonly QuestionName[]): Generator<Answers> {
  const [name, ...rest] = open;
  if (name === undefined) {
    yield partly as Answers;
    return;
  }
  for (const answer of partly[name] === undefined ? answersTo(name) : [partly[name]]) {
    const next = { ...partly, [name]: answer };
    if (brokenRule(next, name) === undefined) yield* complete(next, rest);
  }
}

/**
 * Generates all valid combinations of answers in the project starter, in question order.
 * @param given answers that all combinations must have; defaults to none
 */
export function combinations(given: Partly = {}): Generator<Answers> {
  return complete(given, questionNames);
}

const numbered = questionNames.flatMap((name) => answersTo(name).map((answer) => `${name}=${answer}`));

/** What a set of generated projects must cover: each answer, or each pair of answers. */
export type Covered = 'answers' | 'pairs';

/**
 * Returns the answers or pairs of answers that a project covers as numbers, because counting them is much faster than
 * counting strings.
 */
function numbersOf(answers: Answers, covered: Covered): Uint16Array {
  const found = questionNames.map((name) => numbered.indexOf(`${name}=${answers[name]}`));
  if (covered === 'answers') return Uint16Array.from(found);
  return Uint16Array.from(
    found.flatMap((one, index) => found.slice(index + 1).map((other) => one * numbered.length + other)),
  );
}

/**
 * Selects projects that cover every answer, or every pair of answers, that any valid project has. The greedy algorithm
 * always adds the project with the most uncovered answers or pairs, so the set is small and deterministic.
 * @param among projects to select from; defaults to all
 */
export function coveringSet(covered: Covered = 'pairs', among: Iterable<Answers> = combinations()): Answers[] {
  const candidates = Array.from(among, (answers) => ({ answers, numbers: numbersOf(answers, covered) }));
  const missing = new Uint8Array(numbered.length ** 2);
  for (const { numbers } of candidates) for (const number of numbers) missing[number] = 1;
  // Upper bounds for the number of uncovered answers or pairs in each project. They remain valid because that number
  // never increases.
  const bounds = candidates.map(({ numbers }) => numbers.length);
  const chosen: Answers[] = [];
  for (;;) {
    let best: (typeof candidates)[number] | undefined;
    let most = 0;
    for (const [index, candidate] of candidates.entries()) {
      if ((bounds[index] ?? 0) <= most) continue;
      let count = 0;
      for (const number of candidate.numbers) count += missing[number] ?? 0;
      bounds[index] = count;
      if (count > most) [best, most] = [candidate, count];
    }
    if (best === undefined) return chosen;
    chosen.push(best.answers);
    for (const number of best.numbers) missing[number] = 0;
  }
}
