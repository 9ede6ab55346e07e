import { pageTexts } from './interface-texts.ts';
import type { Fact, FactDefault } from '../facts/types.ts';

/** The version that the comparison of packages begins with: what it has is no news to a reader of the documentation of webpack 5. */
const firstVersion = '5.0.0';

/** `5.20.0+`, or nothing for what webpack 5 always had. */
export function sinceOf(fact: Fact): string | undefined {
  return fact.since === undefined || fact.since === firstVersion ? undefined : `${fact.since}+`;
}

/**
 * A default in words: each value, as JavaScript, and when it holds (`with mode: "production"`, `otherwise`, or `''` for
 * always). Cases after one another with the same value are one.
 */
export function readDefault(value: FactDefault): { value: string; when: string }[] {
  if (typeof value === 'string') return [{ value, when: '' }];
  const cases: { value: string; when: string }[] = [];
  for (const each of value) {
    const last = cases.at(-1);
    if (last?.value === each.value)
      last.when = each.when === 'otherwise' ? pageTexts.otherwise : pageTexts.orWhen(last.when, each.when);
    else
      cases.push({
        value: each.value,
        when: each.when === 'otherwise' ? pageTexts.otherwise : pageTexts.when(each.when),
      });
  }
  const [first, ...others] = cases;
  return first && others.length === 0 ? [{ value: first.value, when: '' }] : cases;
}
