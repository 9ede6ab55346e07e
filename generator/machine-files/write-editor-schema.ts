import { firstParagraph } from '../../compile/html/finished-html.ts';
import { factAddresses } from '../../compile/fact-addresses.ts';
import { readDefault, sinceOf } from '../../compile/fact-words.ts';
import type { CompiledPage } from '../../compile/types.ts';
import { type Describe, editorSchema } from '../../facts/editor-schema.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { firstSentence } from '../../src/model/first-sentence.ts';
import { defaultText } from '../../src/model/default-line.ts';
import { schemaVersions } from '../../src/model/schema-versions.ts';
import type { FileSink } from '../output/file-sink.ts';
import { packageVersion } from '../../facts/packages.ts';
import { sentencesById, textOf } from './first-sentences.ts';

/**
 * Writes the JSON Schema of webpack configurations for editors: at a stable URL for the major version, and at a URL for
 * the documented version.
 */
export async function writeEditorSchema(
  pages: readonly CompiledPage[],
  facts: Facts,
  { origin, files }: { origin: string; files: FileSink },
): Promise<void> {
  const describe = describeOptions(pages, origin);
  for (const each of schemaVersions(packageVersion('webpack'))) {
    const file = `schemas/${each}/webpack.config.json`;
    await files.write(file, JSON.stringify(editorSchema(facts, `${origin}/${file}`, describe)));
  }
}

/**
 * Maximum length in characters of a type in an option's description. Longer types are omitted, because editors show
 * them in one paragraph.
 */
const longestType = 200;

/**
 * Creates the descriptions of options that editors show: the first sentence of the documentation, the type (the schema
 * contains only what JSON can represent), the default, the first version, and a link to the documentation.
 */
export function describeOptions(pages: readonly CompiledPage[], origin: string): Describe {
  const sentences = sentencesOfFacts(pages);
  const addresses = factAddresses(pages);
  const named = (found: ReadonlyMap<string, string>, { id, sameAs = [] }: Fact): string | undefined =>
    [id, ...sameAs].map((each) => found.get(each)).find((each) => each !== undefined);
  return (fact) => {
    const address = named(addresses, fact);
    const since = sinceOf(fact);
    const lines = [
      named(sentences, fact),
      fact.type && fact.type.length <= longestType ? `Type: ${fact.type}` : undefined,
      `Default: ${defaultText(readDefault(fact)).join('; ')}`,
      since === undefined ? undefined : `Since ${fact.package ?? 'webpack'} ${since.replace('+', '')}`,
      address === undefined ? undefined : origin + address,
    ];
    return {
      description: lines.filter((line) => line !== undefined).join('\n\n'),
      ...constantOf(fact),
    };
  };
}

/**
 * Returns the first sentence about each option, hook, and so on that a heading or a table row documents. The option
 * that a whole page is about may instead have the first sentence of the page.
 */
function sentencesOfFacts(pages: readonly CompiledPage[]): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const { url, html, claims } of pages) {
    const onPage = sentencesById(html);
    const subject = `option:${url.split('/').at(-2)}`;
    for (const { fact, anchor, by } of claims) {
      const lead = fact === subject ? firstSentence(textOf(firstParagraph(html) ?? '')) : undefined;
      const sentence = by === 'component' ? undefined : (onPage.get(anchor) ?? lead);
      if (sentence !== undefined && !sentences.has(fact)) sentences.set(fact, sentence);
    }
  }
  return sentences;
}

/** Returns the default of an option if it is a single value that JSON can represent. */
function constantOf({ default: value }: Fact): { default?: unknown } {
  if (typeof value !== 'string') return {};
  try {
    return { default: JSON.parse(value) as unknown };
  } catch {
    return {};
  }
}
