/** What a choice does to the other answers. */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './rules.ts';

/** An answer that had to change with a choice. */
export interface Change {
  question: QuestionName;
  /** Why: the sentence of a rule, where one alone is the reason. */
  says?: RuleName;
}

/**
 * Takes an answer into a project. Where others do not go with it, as few as possible change, each to the first that fits.
 */
export function choose(
  answers: Answers,
  question: QuestionName,
  answer: string,
): { answers: Answers; changes: Change[] } {
  const wanted = { ...answers, [question]: answer } as Answers;
  const others = questionNames.filter((name) => name !== question);
  for (let allowed = 0; allowed <= others.length; allowed += 1) {
    const found = mend({ [question]: wanted[question] }, others, allowed);
    if (found !== undefined) return { answers: found, changes: changesOf(answers, wanted, found) };
  }
  return { answers, changes: [] };

  function mend(partly: Partly, open: readonly QuestionName[], allowed: number): Answers | undefined {
    const [name, ...rest] = open;
    if (name === undefined) return partly as Answers;
    const kept = answers[name];
    for (const candidate of [kept, ...answersTo(name).filter((other) => other !== kept)]) {
      const left = candidate === kept ? allowed : allowed - 1;
      const next = { ...partly, [name]: candidate };
      const found = left >= 0 && isValid(next) ? mend(next, rest, left) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function changesOf(before: Answers, wanted: Answers, after: Answers): Change[] {
  return questionNames
    .filter((name) => after[name] !== wanted[name])
    .map((name) => {
      const rule = brokenRule({ ...after, [name]: before[name] });
      return { question: name, ...(rule && { says: rule.says }) };
    });
}
