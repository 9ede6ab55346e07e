/** Detects the intent of a search query from its first words, or from certain words in it. */

/** Matches a search query that asks for a definition. */
export const definition =
  /^\s*(?:what(?:'s| is| are| does)|meaning of|explain)\b|^\s*how (?:does|do|is|are)\b.*\bwork/i;

/** Matches a search query that asks how to do something. */
const howTo = /^\s*(?:how|can|is there|is it possible|where|which|what)\b/i;

/** Matches a search query about writing a plugin. */
const extending =
  /\b(?:hooks?|compiler|compilation|(?:writ\w+|creat\w+|custom|own|my|from|in|inside|of) (?:a |an |the |my |own )*plugins?)\b/i;

/** Whether a search query is about how to use webpack, as opposed to extending it. */
export function asksHowToUse(text: string): boolean {
  return howTo.test(text) && !extending.test(text);
}

/** Matches a search query about supported versions of webpack or Node.js. */
export const asksForSupport =
  /\b(?:end of (?:life|support)|support ends?|eol|lts|still supported|supported versions?|versions? (?:(?:is|are) )?supported)\b/i;

/** Matches a search query for release news, such as what is new, release notes, or a changelog. */
export const asksForNews =
  /\bwhat(?:['’]?s| is| was) new\b|\bwhat(?:['’]?s| has)? changed\b.*\b5\.\d|\brelease notes?\b|\bwebpack news\b|\bchange ?logs?\b|\b(?:latest|newest|new|recent|last) (?:webpack )?(?:releases?|versions?|changes)\b|\bnew (?:features?|options?|hooks?|flags?)\b|\bnew in\b|\bsince (?:webpack )?v?5\.\d|^\s*(?:webpack )?v?5\.\d{1,3}(?:\.\d+)?(?: (?:changes|releases?|features?|news))?\s*$|^\s*(?:webpack )?\d releases?\s*$/i;

/** Matches words which show that a search query or heading is about disabling or avoiding something. */
const negation =
  /\b(?:not?|never|without|disabl\w*|turn(?:ed)? off|turning off|stop\w*|avoid\w*|skip\w*|prevent\w*|exclud\w*|ignor\w*|remov\w*|opt out|isn['’]?t|doesn['’]?t|don['’]?t|can['’]?t|won['’]?t|cannot|fail\w*|unable|broken|wrong|missing|off)\b/i;

/** Whether a search query or heading is about disabling or avoiding something. */
export function isNegative(text: string): boolean {
  return negation.test(text);
}

/** Matches a search query that is a command line with a flag: `--progress`, `npx webpack --profile --json`. */
export const commandLine =
  /^\s*(?:(?:npx |npm exec |yarn |pnpm (?:exec )?)?webpack(?:-cli)?(?: [a-z]+)? )?(?:--[a-z]|-[a-z](?: |$))/;

/** Matches the versions of webpack in a search query: `webpack 5`, `webpack v4.46`, `webpack 4 to 5`. */
const webpackVersions = /\b(from )?webpack[ @]?v?(\d)\b(?:[\d.x]* ?(?:to|->|→) ?(?:webpack[ @]?)?v?(\d)\b)?/i;

/**
 * Returns the major version of webpack that a search query is about, or undefined. A query about moving from a version
 * without naming a target is about the next version.
 */
export function versionMeant(text: string): number | undefined {
  const [, from, version, target] = webpackVersions.exec(text) ?? [];
  if (version === undefined) return undefined;
  return target === undefined ? Number(version) + Number(from !== undefined) : Number(target);
}

/** Matches a search query about moving to another version or tool, or about what replaces something. */
export const migration =
  /\b(?:migrat\w+|upgrad\w+|replacements?|alternatives?|renamed|successor|breaking changes?)\b|\b(?:removed|dropped|deprecated) in\b|\bfrom \S+(?: \S+)? to \S+|\bv?\d to v?\d\b|\bwhat(?:['’]?s| has)? changed\b/i;
