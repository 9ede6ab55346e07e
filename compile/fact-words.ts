import { site } from '../site.config.ts';
import type { Fact } from '../facts/types.ts';
import { canBeSet, type DefaultPart, defaultLine } from '../src/model/default-line.ts';
import { islandTexts } from './interface-texts.ts';

/** Oldest version in the comparison of packages; facts that it already has get no version mark. */
const firstVersion = '5.0.0';

/** `5.20.0+`, or undefined if webpack 5.0 already had it. */
export function sinceOf(fact: Fact): string | undefined {
  return fact.since === undefined || fact.since === firstVersion ? undefined : `${fact.since}+`;
}

/** The default of a fact in words, in parts; undefined for facts that can't be set. */
export function readDefault(fact: Fact): DefaultPart[] {
  return canBeSet(fact) ? defaultLine(fact, islandTexts, site.language) : [];
}
