import { site } from '../site.config.ts';
import type { Fact } from '../facts/types.ts';
import { canBeSet, type DefaultPart, defaultLine } from '../src/model/default-line.ts';
import { islandTexts } from './interface-texts.ts';

/** The version that the comparison of packages begins with: what it has is no news to a reader of the documentation of webpack 5. */
const firstVersion = '5.0.0';

/** `5.20.0+`, or nothing for what webpack 5 always had. */
export function sinceOf(fact: Fact): string | undefined {
  return fact.since === undefined || fact.since === firstVersion ? undefined : `${fact.since}+`;
}

/** The default of a fact in words, part by part; nothing for what cannot be set. */
export function readDefault(fact: Fact): DefaultPart[] {
  return canBeSet(fact) ? defaultLine(fact, islandTexts, site.language) : [];
}
