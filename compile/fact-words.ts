import { site } from '../site.config.ts';
import type { Fact } from '../facts/types.ts';
import { canBeSet, type DefaultPart, defaultLine } from '../src/model/default-line.ts';
import { islandTexts } from './interface-texts.ts';

/** Oldest webpack version in the comparison of releases. Features that it already has get no version label. */
const firstVersion = '5.0.0';

/**
 * Returns a label with the version that introduced a feature: `5.20.0+`, or `webpack-dev-server 5.1.0+` for another
 * package. Returns undefined if the oldest version in the comparison already had it.
 */
export function sinceOf(fact: Fact): string | undefined {
  if (fact.packageSince !== undefined) return `${fact.package} ${fact.packageSince}+`;
  return fact.since === undefined || fact.since === firstVersion ? undefined : `${fact.since}+`;
}

/** Returns the default of an option in words, split into parts; empty for facts that can't be set. */
export function readDefault(fact: Fact): DefaultPart[] {
  return canBeSet(fact) ? defaultLine(fact, islandTexts, site.language) : [];
}

const textsWithCode = {
  ...islandTexts,
  conditions: { ...islandTexts.conditions, asCode: (text: string) => `\`${text}\`` },
};

/** Like `readDefault`, but names and values in conditions are in backticks. */
export function readDefaultWithCode(fact: Fact): DefaultPart[] {
  return canBeSet(fact) ? defaultLine(fact, textsWithCode, site.language) : [];
}
