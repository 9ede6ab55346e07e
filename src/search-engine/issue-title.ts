/** Parses the titles of GitHub issues and commits. They begin with a type, which says nothing about the topic. */

const kinds =
  'bugs?|features?(?: requests?)?|feat|fix|docs?|documentation|chore|perf|refactor|tests?|build|ci|style|revert|questions?|regression|help(?: wanted)?|rfc|proposal|discussion|deprecation';

/**
 * Matches the type at the beginning of an issue or commit title: `[Bug]: …`, `feat: …`, `fix(css-loader)!: …`
 * (https://www.conventionalcommits.org/).
 */
const kindInFront = new RegExp(
  String.raw`^\s*(?:\[(?:${kinds})\]\s*:?|(?:${kinds})(?:\((?<scope>[^()]*)\))?!?:)\s+(?=\S)`,
  'i',
);

/** Matches scopes in a commit title that say as little about the topic as the type. */
const anyScope = /^(?:core|deps(?:-dev)?|types?|release|scope|docs?|tests?|ci|build|lint|.{0,2})$/i;

/** Removes the type from an issue or commit title and puts the scope (`css-loader`) first. */
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
