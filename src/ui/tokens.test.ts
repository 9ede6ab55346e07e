import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Color, contrast } from '../model/testing/contrast.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const tokens = read('tokens.global.css');
const prose = read('../prose/styles/code-blocks.global.css');

/** Returns the custom properties with hexadecimal values in the block that starts with `opening`, which must exist. */
function colorsOf(opening: string): Map<string, string> {
  const start = tokens.indexOf(opening);
  if (start < 0) throw new Error(`No block starts with ${opening}`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

const light = colorsOf(':root {');
const dark = new Map([...light, ...colorsOf(":root[data-theme='dark'] {")]);
const terminal = colorsOf(".js .prose .tabs[data-tabs='npm'] {");
const themes: [string, Map<string, string>][] = [
  ['light', light],
  ['dark', dark],
  ['terminal, light', new Map([...light, ...terminal])],
  ['terminal, dark', new Map([...dark, ...terminal])],
];

function colorOf(theme: Map<string, string>, name: string): Color {
  const value = theme.get(name) ?? '';
  const referred = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (referred) return colorOf(theme, referred);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`--${name} is no color: ${value}`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

function mix(share: number, color: Color, ground: Color): Color {
  const part = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share);
  return [part(0), part(1), part(2)];
}

/** Color and mix ratio of marked lines, read from the stylesheet for prose. */
const marks = [...prose.matchAll(/& \.(hl|ins|del) \{[^}]*background: color-mix\(in srgb, var\(--(\w+)\) (\d+)%/g)].map(
  ([, mark, color, percent]) => ({ mark: mark!, color: color!, share: Number(percent) / 100 }),
);

describe.each(themes)('every color of code can be read: %s', (_name, theme) => {
  const inks = [...theme.keys()].filter((name) => name.startsWith('code-'));
  const ground = colorOf(theme, 'surface-code');
  const grounds: [string, Color][] = [
    ['the block', ground],
    ...marks.map(({ mark, color, share }): [string, Color] => [mark, mix(share, colorOf(theme, color), ground)]),
  ];

  test.each(grounds)('on %s', (_ground, behind) => {
    const poor = inks.map((name) => [name, contrast(colorOf(theme, name), behind)] as const);
    expect(poor.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  });
});

test.each(themes.slice(0, 2))('words can be read on every surface: %s', (_name, theme) => {
  const inks = ['ink', 'ink-soft', 'ink-faint', 'accent-ink'];
  const grounds = ['surface', 'surface-soft', 'surface-raised', 'surface-code', 'surface-hover'];
  const ratios = grounds.flatMap((ground) =>
    inks.map((ink) => [ink, ground, contrast(colorOf(theme, ink), colorOf(theme, ground))] as const),
  );
  expect(ratios.filter(([, , ratio]) => ratio < 4.5)).toEqual([]);
});

test.each(themes)('words can be read on every tint: %s', (_name, theme) => {
  const tints = [...theme.keys()].filter(
    (name) => name.endsWith('-soft') && !/^(?:surface|ink|on-dark|terminal)-/.test(name),
  );
  expect(tints).toContain('warn-soft');
  const ratios = tints.map((tint) => [tint, contrast(colorOf(theme, 'ink'), colorOf(theme, tint))] as const);
  expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
});

test('all three marks of lines are tried', () => {
  expect(marks.map(({ mark }) => mark)).toEqual(['hl', 'ins', 'del']);
});

test('colors are named in the tokens, and nowhere else', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const raw = globSync('**/*.css', { cwd: source })
    .filter((file) => path.basename(file) !== 'tokens.global.css')
    .flatMap((file) =>
      readFileSync(path.join(source, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `${file}:${index + 1}: ${line.trim()}` })),
    )
    // In a mask, only the alpha channel matters.
    .filter(({ line }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(line) && !line.includes('mask-image'));
  expect(raw.map(({ place }) => place)).toEqual([]);
});
