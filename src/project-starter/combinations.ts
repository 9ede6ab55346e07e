/** All projects that the starter can write, and a small set of them that has every pair of answers. */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, type Partly } from './rules.ts';

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
 * Valid combinations of answers, in the order of the questions.
 * @param given answers that all of them share; without it, every combination there is
 */
export function combinations(given: Partly = {}): Generator<Answers> {
  return complete(given, questionNames);
}

const numbered = questionNames.flatMap((name) => answersTo(name).map((answer) => `${name}=${answer}`));

/** Pairs as numbers, which are counted many times faster than texts. */
function pairNumbers(answers: Answers): Uint16Array {
  const found = questionNames.map((name) => numbered.indexOf(`${name}=${answers[name]}`));
  return Uint16Array.from(
    found.flatMap((one, index) => found.slice(index + 1).map((other) => one * numbered.length + other)),
  );
}

/**
 * Projects that together have every pair of answers which any valid project has. Greedy: each has as many pairs that are
 * missing as a project can have, so the set is small, and the same on each run.
 * @param among the projects to choose from; without it, all
 */
export function coveringSet(among: Iterable<Answers> = combinations()): Answers[] {
  const candidates = Array.from(among, (answers) => ({ answers, pairs: pairNumbers(answers) }));
  const missing = new Uint8Array(numbered.length ** 2);
  for (const { pairs } of candidates) for (const pair of pairs) missing[pair] = 1;
  // What a candidate last had that was missing: it never has more later.
  const bounds = candidates.map(({ pairs }) => pairs.length);
  const chosen: Answers[] = [];
  for (;;) {
    let best: (typeof candidates)[number] | undefined;
    let most = 0;
    for (const [index, candidate] of candidates.entries()) {
      if ((bounds[index] ?? 0) <= most) continue;
      let count = 0;
      for (const pair of candidate.pairs) count += missing[pair] ?? 0;
      bounds[index] = count;
      if (count > most) [best, most] = [candidate, count];
    }
    if (best === undefined) return chosen;
    chosen.push(best.answers);
    for (const pair of best.pairs) missing[pair] = 0;
  }
}
