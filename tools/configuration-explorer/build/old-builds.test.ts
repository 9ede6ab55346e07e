import { expect, test } from 'vitest';
import { oldConfigurations } from '../page/upgrade/testing/old-configurations.ts';
import { hashOf, readOldBuilds } from './testing/old-builds.ts';

test.each(oldConfigurations)('$name was built by packages of its time', ({ name, text }) => {
  const build = readOldBuilds().builds[name];
  expect(build?.text, 'run record-old-builds.ts').toBe(hashOf(text));
  expect(build?.built?.files, JSON.stringify(build?.refused)).toBeGreaterThan(0);
});

test('the record names no folder of the machine that made it', () => {
  expect(JSON.stringify(readOldBuilds())).not.toMatch(/\.cache|\/old-builds\//);
});
