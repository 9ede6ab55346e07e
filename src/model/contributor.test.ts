import { expect, test } from 'vitest';
import { build, site } from '../../site.config.ts';
import { avatarUrl, shownContributors } from './contributor.ts';

test('excluded handles are left out in any case, others shown once', () => {
  expect(build.excludedContributors).toHaveLength(8);
  expect(
    shownContributors([...build.excludedContributors, 'MAXLOH', 'ada', 'Ada', 'grace-h'], build.excludedContributors),
  ).toEqual(['ada', 'grace-h']);
});

test('what is no handle is not shown', () => {
  expect(shownContributors(['<b>', 'a/b', '', '-a', 'x'.repeat(40), 'ok'], [])).toEqual(['ok']);
});

test('the picture is asked for in size 90', () => {
  expect(avatarUrl(site.avatar, 'ada')).toBe('https://github.com/ada.png?size=90');
});
