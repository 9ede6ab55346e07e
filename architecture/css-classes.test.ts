/**
 * Tests that every class in a CSS module is used by a file that imports the module. Otherwise, renaming a class could
 * silently drop its rules.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sheets = globSync('{src,tools}/**/*.module.css', { cwd: root }).filter((file) => !file.includes('/examples/'));
const imports = globSync('{src,tools}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('/examples/'))
  .flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(/^import \* as (\w+) from '([^']+\.module\.css)';$/gm)].map(
      ([, name = '', from = '']) => ({
        sheet: path.posix.join(path.posix.dirname(file), from),
        used: [...code.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\[)`, 'g'))].map(([, used]) => used ?? '*'),
      }),
    );
  });

/** Returns the class names in a stylesheet's selectors, except global ones. */
function classesOf(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...own.matchAll(/\.([A-Za-z_][\w-]*)(?=[^;{}]*\{)/g)].map(([, name = '']) => name));
}

test('there are stylesheets, and files that import them', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(sheets.length - 1);
});

test.each(sheets)('%s has no class that nobody uses', (sheet) => {
  const used = new Set(imports.filter((one) => one.sheet === sheet).flatMap((one) => one.used));
  const unused = [...classesOf(read(sheet))].filter((name) => !used.has(name) && !used.has('*'));
  expect(unused).toEqual([]);
});
