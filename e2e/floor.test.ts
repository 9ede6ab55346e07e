/**
 * Tests that the built scripts and styles only use features that the oldest supported browsers have, according to MDN's
 * compatibility data. JavaScript syntax isn't tested, because SWC transforms newer syntax.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { stylesIn } from '../bench/first-visit.ts';
import { siteFolder } from './browser.ts';
import { newerThanFloor } from './floor/scripts.ts';
import { newerStylesThanFloor } from './floor/styles.ts';

/**
 * Names in the scripts that look like features newer than the supported browsers, with the reason why the site works
 * without these features.
 */
const doneWithout: Record<string, string> = {
  '.startViewTransition()': 'React calls it for its own ViewTransition, which the site does not use',
  '.skipTransition()': 'the same',
  '.format()': 'is called on Intl.ListFormat, which is older; a newer method shares the name',
  '.identifier()': 'is webpack’s name for a module; a newer interface shares the name',
  '.dispatch()': 'is a method of CodeMirror’s views, which another chunk defines; a newer interface shares the name',
  '.phrase()': 'the same, of its states',
  '.annotation()': 'the same, of its transactions',
  cancelIdleCallback: 'CodeMirror calls it where it got its number from requestIdleCallback',
  '.timeRemaining()': 'is called on what requestIdleCallback hands over',
  'Intl.Segmenter': 'CodeMirror looks whether it is there, and moves by code points where it is not',
  '.updateCharacterBounds()': 'CodeMirror calls it on an EditContext, which it asks for first',
  '.getTextFormats()': 'the same',
  '.updateSelectionBounds()': 'the same',
  '.updateText()': 'the same',
  '@page': 'paper has the margins of the printer',
  ':selection': 'the system has colors of its own',
  'print-color-adjust': 'icons of callouts are not printed',
  'print-color-adjust: exact': 'the same',
  'text-size-adjust': 'stands beside its prefixed form, which iOS knows',
  '-webkit-tap-highlight-color': 'is about fingers on phones, whose browsers know it',
  ':highlight': 'words that were looked for are not marked in their section',
  resize: 'a phone has no handle that changes a size',
  'resize: none': 'the same',
  'resize: vertical': 'the same',
  ':-webkit-meter-bar': 'Firefox has names of its own for the parts of a meter, which stand beside',
  ':-webkit-meter-optimum-value': 'the same',
  ':-webkit-progress-bar': 'Firefox has a name of its own for the parts of a progress bar, which stands beside',
  ':-webkit-progress-value': 'the same',
  ':-moz-progress-bar': 'the name in Firefox',
  'cursor: default': 'a phone has no cursor',
  'cursor: pointer': 'the same',
  'cursor: zoom-in': 'the same',
  'cursor: zoom-out': 'the same',
  'content-visibility': 'all parts are laid out at once',
  'content-visibility: auto': 'the same',
  'content-visibility: visible': 'the same',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'the same',
  'scrollbar-width': 'scroll bars look as the system has them',
  'scrollbar-width: thin': 'the same',
  'scrollbar-width: none': 'the same',
  'scrollbar-color': 'the same',
  'text-indent: hanging': 'the wrapped lines of a command begin where its first line does',
  'text-indent: each-line': 'the same',
  ':details-content': 'what is folded stays folded on paper',
  ':popover-open': 'the controls of the playground stand in rows, without a menu (`@supports selector()`)',
  'break-after: avoid': 'a heading may end a page on paper',
  'forced-color-adjust': 'a browser without it forces no colors',
  'forced-color-adjust: none': 'the same',
};

const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
const builtFiles = (extension: string) =>
  readdirSync(path.join(siteFolder, 'app'))
    .filter((file) => file.endsWith(extension))
    .map((file) => `app/${file}`);
const sourceOf = (file: string): [name: string, source: string] => [file, read(file)];
const headScript = () => /<script>(.*?)<\/script>/s.exec(read('index.html'))![1]!;

/** Formats features as `app/search.js: Map.groupBy (safari 17.2)`. Omits the features in `doneWithout`. */
function report(sources: [name: string, source: string][], look: (source: string) => Map<string, string[]>): string[] {
  return sources.flatMap(([name, source]) =>
    [...look(source)]
      .filter(([feature]) => !Object.hasOwn(doneWithout, feature))
      .map(([feature, browsers]) => `${name.replace(/\.\w{8}\./, '.')}: ${feature} (${browsers.join(', ')})`),
  );
}

test('no script calls what the oldest supported browsers lack', () => {
  const scripts = [...builtFiles('.js'), 'routes.js', 'sw.js'].map(sourceOf);
  expect(report([...scripts, ['head script', headScript()]], newerThanFloor)).toEqual([]);
});

test('no style counts on what the oldest supported browsers lack', () => {
  expect(
    report(
      [['styles of documents', stylesIn(read('index.html'))], ...builtFiles('.css').map(sourceOf)],
      newerStylesThanFloor,
    ),
  ).toEqual([]);
});

describe('what is newer is found', () => {
  test.each([
    ['Map.groupBy(pages, nameOf)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['if (Promise.withResolvers()) start()', 'Promise.withResolvers'],
    ['list.values().take(2)', '.take()'],
    ['navigator.clipboard.write([new ClipboardItem({})])', 'ClipboardItem'],
  ])('%s', (script, name) => expect([...newerThanFloor(script).keys()]).toContain(name));

  test.each([
    '"ClipboardItem" in window && new ClipboardItem({})',
    'Error.captureStackTrace && Error.captureStackTrace(error)',
    'if (selection.getComposedRanges) selection.getComposedRanges(root)',
    'list.at(-1).toSorted()',
    '({ take: () => 1 }).take()',
  ])('but not in %s', (script) => expect([...newerThanFloor(script)]).toEqual([]));

  test('in styles too', () => {
    const timeline = 'a { animation-timeline: scroll(root); animation-range: 0 1px }';
    expect([...newerStylesThanFloor(timeline).keys()]).toContain('animation-timeline');
    expect([...newerStylesThanFloor(`@supports (animation-timeline: scroll(root)) { ${timeline} }`).keys()]).toEqual(
      [],
    );
    expect([
      ...newerStylesThanFloor(`@supports not (animation-timeline: scroll(root)) { ${timeline} }`).keys(),
    ]).toContain('animation-range');
    expect([...newerStylesThanFloor(`@supports (color: red) { ${timeline} }`).keys()]).toContain('animation-range');
    expect([...newerStylesThanFloor('a { zoom: 2; text-wrap: balance; color: red }').keys()]).toEqual([
      'zoom',
      'text-wrap',
      'text-wrap: balance',
    ]);
  });
});
