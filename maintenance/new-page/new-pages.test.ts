/** Tests that pages and sections of each kind that `npm run new` writes pass the page checks without changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { compileSite } from '../../compile/compile-site.ts';
import { withEntries } from '../../compile/entries/add-entries.ts';
import { loadFacts } from '../../facts/index.ts';
import { pageFindings } from '../../checks/one-page/testing/page-findings.ts';
import { fillOutput } from './fill-output.ts';
import { templateFor, templateKinds } from './templates.ts';
import { writeTemplate } from './write-template.ts';

/** An example name for each kind of template, except for loaders, which are only lines in a list. */
const names: Record<Exclude<keyof typeof templateKinds, 'loader'>, string> = {
  option: 'performance.hints',
  hook: 'Compiler.emit',
  error: 'BuildCycleError',
  plugin: 'BannerPlugin',
  guide: 'Night sky',
  concept: 'Day and night',
  post: 'Five years',
};

const folder = temporaryFolder('new-pages');
const contentDir = path.join(folder, 'content');
const files = new Map<string, string>();
const shown = (file: string): string => path.relative(process.cwd(), file);
let findings: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  const facts = withEntries(loadFacts(), path.resolve(import.meta.dirname, '../../content'));
  for (const [kind, name] of Object.entries(names))
    files.set(kind, writeTemplate(contentDir, templateFor(kind, name, facts, { day: '2026-11-22' })).file);
  await fillOutput(shown(files.get('guide')!));
  const compiled = await compileSite({ contentDir, facts, cacheDir: false });
  findings = await pageFindings([...files.values()].map(shown), { compiled, facts, contentDir });
}, 120_000);

test.each(Object.keys(names))('%s', (kind) => {
  expect(findings.get(shown(files.get(kind)!))).toEqual([]);
});

test('guides have an example with output, an aside, a diagram and facts', () => {
  const text = readFileSync(files.get('guide')!, 'utf8');
  for (const part of ['```text output', '\nT> ', '<Diagram src="./night-sky.svg"', '<Facts of='])
    expect(text).toContain(part);
  expect(text).toMatch(
    /```text output project=night\nasset main\.js [^]*\nwebpack \d[\d.]+ compiled successfully in \d+ ms\n```/,
  );
});
