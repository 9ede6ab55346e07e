/** Fuzzes URL hashes and source code. */
import { expect, test } from 'vitest';
import { fuzz } from '../../../compile/testing/fuzz.ts';
import { mutateJson } from '../../../compile/testing/mutate-json.ts';
import { mutateText } from '../../../compile/testing/mutate-text.ts';
import type { ConfigurationLanguage } from '../model/question.ts';
import { packText } from '../../../src/ui/browser/packed-text.ts';
import { firstConfiguration, hashOf, isLanguage, readHash } from './edited-configuration.ts';
import { languageIn } from '../model/language-in.ts';
import { locate } from './source/locate.ts';
import { parseSource } from './source/read-source.ts';
import { shapeOf } from './source/source-shape.ts';
import { upgrade } from './upgrade/upgrade.ts';

async function check(hash: string): Promise<void> {
  const shared = await readHash(hash);
  expect(['nothing', 'broken', 'configuration']).toContain(shared.kind);
  if (shared.kind !== 'configuration') return;
  const { text, language, commandLine, browserslist } = shared.edited;
  expect([typeof text, typeof commandLine, typeof browserslist]).toEqual(['string', 'string', 'string']);
  expect(isLanguage(language)).toBe(true);
}

test('a link that was cut or changed on its way, or holds anything', async () => {
  const hash = `#${await hashOf(firstConfiguration)}`;
  const pieces = ['#c1.', 'c2.', '#', '=', '-_', 'A'];
  await fuzz(1000, async (random) => {
    await check(mutateText(hash, { random, pieces, others: [hash] }));
    const { text, language, commandLine, browserslist } = firstConfiguration;
    const data = mutateJson([text, language, commandLine, browserslist], random);
    await check(`#c1.${await packText(JSON.stringify(data))}`);
  });
});

function checkSource(text: string, language: ConfigurationLanguage): void {
  const source = parseSource(text, language);
  for (const { from, to } of shapeOf(source).imports) expect(to).toBeGreaterThan(from);
  for (const path of [['output', 'path'], ['module', 'rules', 0, 'use'], []]) {
    const place = locate(source, path);
    if (place) expect(place.to).toBeLessThanOrEqual(text.length);
  }
  // Invalid source code must not make the upgrade rules apply endlessly.
  expect(upgrade(text, language).changes.length).toBeLessThan(300);
}

test.each(['const a = { ...a };', 'const a = { ...b }, b = { ...a };', 'const a = [a];', 'const a = () => a();'])(
  'a configuration that contains itself: %s',
  (text) => checkSource(`${text}\nexport default a;`, 'mjs'),
);

test('a configuration in the middle of being typed', async () => {
  const { text } = firstConfiguration;
  const pieces = [
    'module.exports = ',
    'export default ',
    '({',
    '})',
    '...',
    '=>',
    'async ',
    '/*',
    '*/',
    '`${',
    ': [',
    '<T>',
  ];
  await fuzz(1000, (random) => {
    const typed = mutateText(text, { random, pieces, others: [text] });
    expect(isLanguage(languageIn(typed))).toBe(true);
    checkSource(typed, random.pick(['mjs', 'cjs', 'ts', 'json']));
  });
});
