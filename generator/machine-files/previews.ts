import { readDefault, sinceOf } from '../../compile/fact-words.ts';
import { termItems } from '../../compile/html/finished-html.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { canBeSet, defaultText } from '../../src/model/default-line.ts';
import { firstSentence } from '../../src/model/first-sentence.ts';
import { type Preview, previewsAddress, termKey } from '../../src/model/preview.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';
import { sentencesById, textOf } from './first-sentences.ts';

/** Kinds of facts, such as options and hooks, for which links show a preview. */
const kinds: ReadonlySet<string> = new Set([
  'option',
  'devserver',
  'middleware',
  'hook',
  'plugin-option',
  'api',
  'variable',
]);

/** Writes `previews.json` with the link previews of every page, even if it is empty, so that requests never fail. */
export async function writePreviews(site: Site, facts: Facts, output: FileSink): Promise<void> {
  await Promise.all(
    site.pages.map(({ compiled }) =>
      output.write(previewsAddress(compiled.url).slice(1), JSON.stringify(previewsOf(compiled, facts))),
    ),
  );
}

/** Maximum length in characters of an option's default in a link preview. */
const longestDefault = 90;

/**
 * Returns the link previews of a page by target id: for each option, hook, and so on that a heading or a table row
 * documents, and on the glossary page for each term.
 */
export function previewsOf(page: CompiledPage, facts: Facts): Record<string, Preview> {
  const previews = page.path === 'glossary.md' ? termsOf(page.html) : new Map<string, Preview>();
  const sentences = sentencesById(page.html);
  for (const { fact: id, anchor } of page.claims) {
    const fact = facts.byId.get(id);
    if (!fact || !anchor || !kinds.has(fact.kind) || previews.has(anchor)) continue;
    previews.set(anchor, previewOf(fact, sentences.get(anchor)));
  }
  return Object.fromEntries(previews);
}

function previewOf(fact: Fact, text: string | undefined): Preview {
  const type = fact.tapable ?? fact.type ?? fact.signature;
  const since = sinceOf(fact);
  return {
    name: fact.name,
    ...(type !== undefined && { type }),
    ...(canBeSet(fact) && { default: defaultOf(fact) }),
    ...(since !== undefined && { since }),
    ...(text !== undefined && { text }),
  };
}

function defaultOf(fact: Fact): string {
  const cases = defaultText(readDefault(fact));
  const whole = cases.join('; ');
  if (whole.length <= longestDefault) return whole;
  const [first = ''] = cases;
  return cases.length > 1 && first.length <= longestDefault ? `${first}; …` : `${whole.slice(0, longestDefault)}…`;
}

/** Returns the terms of the glossary, which are list items that start with a term in bold. */
function termsOf(html: string): Map<string, Preview> {
  return new Map(
    termItems(html).map(({ term, meaning }) => {
      // In the glossary, an abbreviation may follow the term: ECMAScript module (ESM).
      const name = textOf(term).replace(/ \(\w+\)$/, '');
      return [termKey(name), { name, text: firstSentence(capital(textOf(meaning))) }];
    }),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
