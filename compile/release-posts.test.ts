import { expect, test } from 'vitest';
import { pageOfClaims } from '../checks/coverage/testing/page-of-claims.ts';
import { postsByRelease, withReleasePosts } from './release-posts.ts';

const post = {
  ...pageOfClaims([], 'post'),
  title: 'webpack 5.112',
  url: '/blog/2026-10-15-webpack-5-112/',
  headings: [
    { title: 'Less & more', id: 'less', level: 2 },
    { title: 'A detail', id: 'detail', level: 3 },
  ],
};

test('a release gets links to its post and the sections of that; without one, the place goes', () => {
  const posts = postsByRelease([post, { ...post, title: 'Roadmap', url: '/blog/roadmap/' }]);
  const place = (version: string) => ({
    ...pageOfClaims([]),
    html: `<ul class="x" data-of-posts="${version}"></ul><p></p>`,
  });
  expect(withReleasePosts(place('5.112.0'), posts).html).toBe(
    '<ul class="x"><li><a href="/blog/2026-10-15-webpack-5-112/">webpack 5.112</a></li><li><a href="/blog/2026-10-15-webpack-5-112/#less">Less &#38; more</a></li></ul><p></p>',
  );
  expect(withReleasePosts(place('5.112.1'), posts).html).toBe('<p></p>');
});
