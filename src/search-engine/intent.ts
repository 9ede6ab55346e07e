/** What a query is after, told by the words that it begins with or that stand in it. */

/** What asks what something is. */
export const definition =
  /^\s*(?:what(?:'s| is| are| does)|meaning of|explain)\b|^\s*how (?:does|do|is|are)\b.*\bwork/i;

/** What asks how to do something. */
export const howTo = /^\s*(?:how|can|is there|where|which|what)\b/i;

/** What asks for posts about releases: what is new, notes, a change log, or what a version changed. */
export const asksForNews =
  /\bwhat(?:['’]?s| is| was) new\b|\brelease notes?\b|\bchange ?logs?\b|\b(?:latest|newest|new|recent|last) (?:webpack )?(?:releases?|versions?|changes)\b|\bnew (?:features? )?in\b|^\s*(?:webpack )?v?5\.\d{1,3}(?:\.\d+)?(?: (?:changes|releases?|features?|news))?\s*$|^\s*(?:webpack )?\d releases?\s*$/i;

/** Words by which a text, or a heading, is about doing without something. */
const negation =
  /\b(?:not?|never|without|disabl\w*|turn(?:ed)? off|turning off|stop\w*|avoid\w*|skip\w*|prevent\w*|exclud\w*|ignor\w*|remov\w*|opt out|isn['’]?t|doesn['’]?t|don['’]?t|can['’]?t|won['’]?t|cannot|fail\w*|unable|broken|wrong|missing|off)\b/i;

/** Whether a text is about doing without something. */
export function isNegative(text: string): boolean {
  return negation.test(text);
}
