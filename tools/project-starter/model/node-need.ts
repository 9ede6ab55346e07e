/** The Node.js releases that a generated project runs on. */
import { compareVersions } from '../../../src/model/published-fact.ts';

/**
 * A set of Node.js releases: all releases from a certain one on, and for older major versions, those from a minor
 * release on.
 */
export interface NodeNeed {
  /** First Node.js release that is accepted together with all later ones (`24.11.0`). */
  onward: string;
  /** First accepted release of each older Node.js major version (`{ 22: '22.18.0' }`). */
  lines: Readonly<Record<number, string>>;
}

/** Returns the Node.js releases that meet all requirements. */
export function allNeeds(needs: readonly NodeNeed[]): NodeNeed {
  const onward = latest(needs.map((need) => need.onward));
  const majors = new Set(needs.flatMap((need) => [...Object.keys(need.lines).map(Number), majorOf(need.onward)]));
  const lines: Record<number, string> = {};
  for (const major of majors) {
    const first = needs.map((need) => firstOf(major, need));
    if (major < majorOf(onward) && first.every((release) => release !== undefined)) lines[major] = latest(first);
  }
  return { onward, lines };
}

/** Returns the Node.js version range for the `engines` field of a `package.json`. */
export function nodeRange({ onward, lines }: NodeNeed): string {
  return [...Object.values(lines).map((release) => `^${release}`), `>=${onward}`].join(' || ');
}

function firstOf(major: number, { onward, lines }: NodeNeed): string | undefined {
  if (major === majorOf(onward)) return onward;
  return major > majorOf(onward) ? `${major}.0.0` : lines[major];
}

function latest(releases: readonly string[]): string {
  return releases.reduce((last, each) => (compareVersions(each, last) > 0 ? each : last), '0.0.0');
}

function majorOf(release: string): number {
  return Number(release.split('.')[0]);
}
