/**
 * Adds the site's own text to the facts about webpack: what happens if an option isn't set, examples, and replacements
 * for removed options and deprecated names.
 */
import path from 'node:path';
import { changeFacts } from '../../facts/lookup.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { byName } from './by-name.ts';
import { type ExampleParts, exampleLines } from './example-lines.ts';
import { readTextMap } from './read-map.ts';
import { withUnsetWords } from './unset-words.ts';

/**
 * Folder in the content folder with the values and keys that option examples are built from: one YAML file per kind of
 * fact.
 */
const examplesFolder = 'entries/examples';

/** Files in the content folder that list the replacements of removed options and of deprecated names. */
const removedFile = 'entries/removed.yaml';
const deprecatedFile = 'entries/deprecated.yaml';

/**
 * Adds the texts and examples in `content/entries/` to the facts about webpack.
 *
 * @param contentDir absolute path; a folder without entries leaves the facts unchanged
 * @throws ContentError if a file can't be read
 */
export function withEntries(facts: Facts, contentDir: string): Facts {
  const described = withUnsetWords(facts, contentDir);
  const parts = new Map<FactKind, ExampleParts | undefined>();
  const partsOf = (kind: FactKind): ExampleParts | undefined => {
    if (!parts.has(kind)) parts.set(kind, readParts(contentDir, kind));
    return parts.get(kind);
  };
  const insteadOf = byName(readTextMap(path.join(contentDir, removedFile))?.texts ?? {});
  const insteadOfDeprecated = byName(readTextMap(path.join(contentDir, deprecatedFile))?.texts ?? {});
  const lineOf = exampleLines(described, (kind) => partsOf(kind) ?? none);
  return changeFacts(described, (fact) => {
    if (fact.kind === 'removed') {
      const instead = insteadOf(fact.name);
      return instead === undefined ? fact : { ...fact, instead };
    }
    const example = partsOf(fact.kind) && lineOf(fact);
    const instead = fact.deprecated === true ? insteadOfDeprecated(fact.name) : undefined;
    return {
      ...fact,
      ...(example !== undefined && { example }),
      ...(instead !== undefined && { instead }),
    } as Fact;
  });
}

const none: ExampleParts = { value: byName({}), beside: byName({}), key: byName({}), line: byName({}) };

function readParts(contentDir: string, kind: FactKind): ExampleParts | undefined {
  const file = path.join(contentDir, examplesFolder, `${kind}.yaml`);
  const read = (part: string) => readTextMap(file, part);
  const [values, beside, keys, lines] = ['values', 'beside', 'keys', 'lines'].map(read);
  if (!values) return undefined;
  return {
    value: byName(values.texts),
    beside: byName(beside?.texts ?? {}),
    key: byName(keys?.texts ?? {}),
    line: byName(lines?.texts ?? {}),
  };
}
