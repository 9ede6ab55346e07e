/** Titles of issues and commits, as trackers keep them: which kind it is stands in front and says nothing of what it is about. */

const kinds =
  'bugs?|features?(?: requests?)?|feat|fix|docs?|documentation|chore|perf|refactor|tests?|build|ci|style|revert|questions?|regression|help(?: wanted)?|rfc|proposal|discussion|deprecation';

/** `[Bug]: …`, `feat: …`, `fix(css-loader)!: …` (https://www.conventionalcommits.org/). */
const kindInFront = new RegExp(
  String.raw`^\s*(?:\[(?:${kinds})\]\s*:?|(?:${kinds})(?:\((?<scope>[^()]*)\))?!?:)\s+(?=\S)`,
  'i',
);

/** Scopes that say as little as the kind. */
const anyScope = /^(?:core|deps(?:-dev)?|types?|release|scope|docs?|tests?|ci|build|lint|.{0,2})$/i;

/** A title without its kind, what it is about (`css-loader`) in front. */
export function withoutKind(title: string): string {
  let rest = title;
  const scopes: string[] = [];
  for (let found = kindInFront.exec(rest); found; found = kindInFront.exec(rest)) {
    const scope = found.groups?.scope ?? '';
    if (!anyScope.test(scope)) scopes.push(scope);
    rest = rest.slice(found[0].length);
  }
  return [...scopes, rest].join(' ');
}
