import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePages } from './page-processes.ts';
import type { CompiledPage, SourcePage } from './types.ts';

const readme = (name: string, body: string): SourcePage => ({
  path: `loaders/${name}`,
  file: path.resolve(`node_modules/${name}/README.md`),
  url: `/loaders/${name}/`,
  kind: 'readme',
  extension: '.md',
  frontMatter: { title: name },
  body,
  bodyLine: 1,
  size: body.length,
});

const input = { publicDir: path.resolve('public'), origin: 'https://webpack.js.org' };

async function compile(sources: SourcePage[], readmeLimit?: number): Promise<Map<string, CompiledPage>> {
  const pages = new Map<string, CompiledPage>();
  await compilePages(
    sources,
    { input: { ...input, ...(readmeLimit !== undefined && { readmeLimit }) } },
    async ({ frontMatter }, page) => void pages.set(frontMatter.title, page),
  );
  return pages;
}

test('a README that takes a parser for ever is shown as text, with a warning; the next one is compiled', async () => {
  // Parsing takes quadratic time, because each line may still turn all lines above it into a heading. At this length,
  // it would take minutes.
  const pages = await compile(
    [readme('endless', 'words\n=\n'.repeat(20_000)), readme('good', '# good\n\nSome *words*.')],
    4_000,
  );
  expect(pages.get('endless')?.html).toContain('<pre');
  expect(pages.get('endless')?.problems).toMatchObject([
    {
      severity: 'warning',
      message: 'The README cannot be rendered and is shown as text: it took longer than 4 seconds',
    },
  ]);
  expect(pages.get('good')?.html).toContain('Some <em>words</em>');
});

test('what goes wrong in a process is an error that names the page', async () => {
  await expect(
    compile([{ ...readme('odd', 'x'), frontMatter: undefined as unknown as SourcePage['frontMatter'] }]),
  ).rejects.toThrow('loaders/odd');
});
