/** Tests the parts of the handbook that can be verified: paths, commands, names, and lists. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { components } from '../compile/components/registry.ts';
import { asideForms } from '../src/model/asides.ts';
import { factKinds } from '../facts/types.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const topFolders = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** All documentation for contributors, except `docs/recipes.md`, which names files that don't exist yet. */
const handbook = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'e2e/specification.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== 'recipes.md')
    .map((file) => `docs/${file}`),
  ...globSync(['tools/*/README.md', 'packages/*/README.md'], { cwd: root }),
];

/** Returns the text of a page without code. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,})[^]*?^\1/gm, '').replaceAll(/`[^`\n]+`/g, '');
}

/** Returns the inline code on a handbook page, without code blocks. */
function codeIn(file: string): string[] {
  const prose = read(file).replaceAll(/^(`{3,})[^]*?^\1/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

/** File names that belong to webpack or to users' projects rather than to this one. */
const notOurs = new Set(['types.d.ts', 'module.d.ts', 'webpack.prod.ts', 'webpack.config.js']);

/**
 * Whether a path in the handbook exists, either relative to the project or as the end of a longer path. Also returns
 * true for code that isn't a path in this project.
 */
function isThere(code: string): boolean {
  const isOurs = topFolders.has(code.split('/')[0]) && code.includes('/');
  const isCode = /^[\w./-]+\.(?:tsx?|[cm]js|css)$/.test(code) && !code.startsWith('/') && !notOurs.has(code);
  if (!/^[\w@./-]+$/.test(code) || /(?:^|\/)(?:Name|NAME)\b/.test(code) || (!isOurs && !isCode)) return true;
  return tracked.some((file) => `/${file}`.endsWith(`/${code}`) || (isOurs && `${file}/`.startsWith(code)));
}

/** The project's source code, in which the tests look up names from the handbook. */
const code = tracked
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !file.startsWith('architecture/handbook'))
  .map(read)
  .join('\n');
const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
/** Names of command-line options in the code, found as keys for `parseArgs` or as literals. */
const optionsInCode = new Set(code.match(/(?<=['"` ]--|^\s*'?)[a-z][a-z-]*(?=['"`\s=]|'?: \{ ?type)/gm));

/** Returns the ids of a page's headings, according to GitHub's rule. */
function headingIds(page: string): string[] {
  const slugger = new GithubSlugger();
  const headings = read(page)
    .replaceAll(/^(`{3,})[^]*?^\1/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) => slugger.slug(heading!.replaceAll('`', '')));
}

describe.each(handbook)('%s', (file) => {
  test('names paths that are there', () => {
    expect(codeIn(file).filter((code) => !isThere(code))).toEqual([]);
  });

  test('names commands that there are', () => {
    const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('links to pages of the handbook and files that are there', () => {
    const links = [...withoutCode(read(file)).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g)].map(
      ([, link]) => link!,
    );
    const gone = links.filter((link) => !existsSync(path.resolve(root, path.dirname(file), link)));
    expect(gone).toEqual([]);
  });

  test('links to headings that are there', () => {
    const links = [...withoutCode(read(file)).matchAll(/\]\((?!https?:|mailto:|\/)([^)#]*)#([^)]+)\)/g)];
    const gone = links.filter(([, link = '', id = '']) => {
      const page = link === '' ? file : path.join(path.dirname(file), link);
      return !headingIds(page).includes(id);
    });
    expect(gone.map(([link]) => link)).toEqual([]);
  });

  test('names files that its commands run', () => {
    const named = [...read(file).matchAll(/\bnode ([\w./-]+\.(?:ts|mjs))\b/g)].map(([, name]) => name!);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  test('names options that its commands read', () => {
    const commands = [...read(file).matchAll(/npm run [\w:-]+ -- [^`|\n]*/g)].map(
      ([command]) => command.split(' #')[0]!,
    );
    const options = commands.flatMap((command) => command.match(/(?<= )--[a-z][a-z-]*/g) ?? []);
    expect(options.filter((option) => !optionsInCode.has(option.slice(2)))).toEqual([]);
  });
});

/** Names in the handbook that npm, TypeScript, or browsers define, rather than this project. */
const otherNames = new Set(['allowScripts', 'blockedURL', 'documentURL', 'effectiveDirective', 'importHelpers']);

test('names in the handbook are names in the code', () => {
  const named = handbook.flatMap((file) =>
    codeIn(file)
      .filter((each) => /^[A-Za-z]+[a-z][A-Z]\w*(?:\(\))?$/.test(each))
      .map((each) => each.replace('()', '')),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !words.has(name) && !otherNames.has(name))).toEqual([]);
});

describe('docs/writing.md lists all', () => {
  const writing = read('docs/writing.md');
  test('components', () => {
    const named = new Set([...writing.matchAll(/<([A-Z]\w+)\b/g)].map(([, name]) => name!));
    expect(Object.keys(components).filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !Object.hasOwn(components, name) && name !== 'Array')).toEqual([]);
  });
  test('kinds of facts', () => {
    expect(factKinds.filter((kind) => !writing.includes(`\`${kind}:`))).toEqual([]);
  });
  test('asides', () => {
    expect(asideForms().filter((form) => !writing.includes(form))).toEqual([]);
  });
});

test('every command of package.json is in the handbook', () => {
  const all = [...handbook, 'docs/recipes.md'].map(read).join('\n');
  const named = (name: string): boolean =>
    all.includes(`npm run ${name}`) || (['start', 'test'].includes(name) && all.includes(`npm ${name}`));
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});
