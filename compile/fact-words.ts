import { site } from '../site.config.ts';
import type { Fact } from '../facts/types.ts';
import { canBeSet, type DefaultPart, defaultLine } from '../src/model/default-line.ts';
import { islandTexts } from './interface-texts.ts';

/** Oldest webpack version in the comparison of releases. Facts that it already has get no version label. */
const firstVersion = '5.0.0';

/** Returns `5.20.0+` for a fact added in 5.20.0, or undefined if webpack 5.0 already had it. */
export function sinceOf(fact: Fact): string | undefined {
  return fact.since === undefined || fact.since === firstVersion ? undefined : `${fact.since}+`;
}

/** Returns the default of a fact in words, split into parts; empty for facts that can't be set. */
export function readDefault(fact: Fact): DefaultPart[] {
  return canBeSet(fact) ? defaultLine(fact, islandTexts, site.language) : [];
}
