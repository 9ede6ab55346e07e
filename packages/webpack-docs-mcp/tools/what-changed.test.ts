import { expect, test } from 'vitest';
import type { Release, ReleaseChange } from '../../../src/model/release.ts';
import type { Surroundings } from './tool.ts';
import { whatChanged } from './what-changed.ts';

function change(name: string, rest: Partial<ReleaseChange> = {}): ReleaseChange {
  return { change: 'new', area: 'options', name, names: [name], facts: [], parts: 1, says: '', ...rest };
}

const releases: Release[] = [
  { version: '5.0.0', changes: [] },
  {
    version: '5.1.0',
    changes: [
      change('module.parser.css/auto.url', { names: ['module.parser.css/auto.url', 'module.parser.css/module.url'] }),
      change('output.*', { names: ['output.one', 'output.two'], says: 'one, two' }),
      change('output.lost', { until: '5.2.0' }),
    ],
  },
  { version: '5.2.0', changes: [change('output.lost', { change: 'removed', since: '5.1.0' })] },
];

async function told(name: string): Promise<string> {
  const library = {
    releases: () => releases,
    about: { origin: 'https://example.org' },
  } as unknown as Surroundings['library'];
  const { text } = await whatChanged.answer({ from: '5.0.0', name }, { library, room: 10_000 } as Surroundings);
  return text;
}

test('a name is found among all names of a change: its places, and the members of a family', async () => {
  expect(await told('css/module')).toContain('- options: `module.parser.css/auto.url`, `module.parser.css/module.url`');
  expect(await told('output.two')).toContain('- options: `output.*`: one, two');
  expect(await told('css/global')).toContain('Nothing of this kind changed.');
});

test('an option that came and went is told with both releases', async () => {
  const text = await told('lost');
  expect(text).toContain('- options, removed: `output.lost` (added in 5.1.0)');
  expect(text).toContain('- options: `output.lost` (removed again in 5.2.0)');
});
