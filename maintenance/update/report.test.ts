import { expect, test } from 'vitest';
import type { Entry } from '../../facts/changes/entries.ts';
import { shortReport, wholeReport } from './report.ts';
import type { Task, UpdateReport } from './report.ts';

function task(name: string, rest: Partial<Entry> & Partial<Task> = {}): Task {
  const { open = [], uses = [], place = `content/x.md:1`, ...entry } = rest;
  const fact = `option:${name}`;
  return {
    entry: { change: 'new', area: 'options', fact, name, names: [name], facts: [fact], says: 'boolean', ...entry },
    open,
    uses,
    place,
  };
}

function report(tasks: Task[], failures: UpdateReport['failures'] = {}): UpdateReport {
  return { packages: [{ name: 'webpack', before: '5.1.0', now: '5.2.0' }], tasks, failures };
}

test('says what each entry asks for', () => {
  const text = shortReport(
    report(
      [
        task('output.new', {
          open: ['option:output.new'],
          place: 'content/configuration/output.md:12, under “output”',
        }),
        task('output.known'),
        task('bail', { change: 'changed', area: 'defaults', says: 'default: true → false' }),
        task('Old', { change: 'removed', area: 'plugins', place: '', says: '', uses: ['content/a.md:3: Old'] }),
      ],
      { names: ['content/b.md:9: no such flag'] },
    ),
    'reports/update.md',
  );
  expect(text.split('\n')).toEqual([
    'webpack 5.1.0 → 5.2.0',
    '2 new, 1 changed, 1 removed. To write: 1 entry with 1 fact (npm run new -- --missing drafts them). 1 removed and still named.',
    'Everything by name and at full length: reports/update.md',
    '',
    'NEW options (2)',
    '  output.new · boolean → write in content/configuration/output.md:12, under “output”',
    '  output.known · boolean → is in content/x.md:1',
    '',
    'CHANGED defaults (1)',
    '  bail · default: true → false → read again content/x.md:1',
    '',
    'REMOVED plugins (1)',
    '  Old',
    '    still named in content/a.md:3: Old',
    '',
    'TO MEND, says the check of names (1)',
    '  content/b.md:9: no such flag',
  ]);
});

test('two screens at most, whatever there is to tell, with how much is not shown', () => {
  const areas = ['options', 'defaults', 'hooks', 'errors'] as const;
  const tasks = areas.flatMap((area) =>
    Array.from({ length: 300 }, (_, index) => task(`${area}.x${index}`, { area, says: 'a type '.repeat(40) })),
  );
  const made = report(tasks, { coverage: Array.from({ length: 500 }, (_, index) => `content/c.md:${index}: wrong`) });
  const lines = shortReport(made, 'reports/update.md').split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
  expect(lines.length).toBeGreaterThan(90);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(150);
  for (const area of areas) {
    const shown = lines.filter((line) => line.startsWith(`  ${area}.x`)).length;
    const start = lines.findIndex((line) => line === `NEW ${area} (300)`);
    const more = lines.slice(start).find((line) => line.startsWith('  … '));
    expect(more).toContain(`${300 - shown} more in reports/update.md: ${area}.x${shown}, `);
  }
  expect(lines.at(-1)).toMatch(/^ {2}… \d+ more in reports\/update\.md$/);
  const whole = wholeReport(made);
  for (const { entry } of tasks) expect(whole).toContain(`- ${entry.name} · `);
  expect(whole).toContain('content/c.md:499: wrong');
});

test('what is to be written comes first, and declarations are one line', () => {
  const text = shortReport(
    report([
      task('a'),
      task('b', { open: ['option:b'] }),
      task('C.d', { area: 'declarations', facts: ['declaration:C.d', 'declaration:C.e'], open: ['declaration:C.d'] }),
    ]),
    'reports/update.md',
  );
  expect(text.indexOf('  b ·')).toBeLessThan(text.indexOf('  a ·'));
  expect(text).toContain('NEW declarations (2, 1 without a sentence or a page): by name in reports/update.md');
  expect(text).not.toContain('C.d');
});
