import { rewriteElements } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/** Attribute of an element that gets links to the posts about a release; its value is the version. */
export const postsAttribute = 'dataOfPosts';

/** Name of `postsAttribute` in HTML. */
const postsMark = 'data-of-posts';

/** Finds the post about each release, by the version in the post's title: “webpack 5.112” is about 5.112.0. */
export function postsByRelease(pages: readonly CompiledPage[]): Map<string, CompiledPage> {
  return new Map(
    pages.flatMap((page) => {
      const minor = page.kind === 'post' ? /^webpack (5(?:\.\d+)?)\b/.exec(page.title)?.[1] : undefined;
      if (minor === undefined) return [];
      return [[minor.includes('.') ? `${minor}.0` : `${minor}.0.0`, page] as const];
    }),
  );
}

/**
 * Adds links to the post about each release and to the post's sections. Removes placeholders of releases without a
 * post.
 */
export function withReleasePosts(page: CompiledPage, posts: ReadonlyMap<string, CompiledPage>): CompiledPage {
  const html = rewriteElements(page.html, postsMark, (version, element) => {
    const post = posts.get(version);
    if (!post) return '';
    const sections = post.headings.filter(({ level }) => level === 2);
    const links = [{ title: post.title, url: post.url }].concat(
      sections.map(({ title, id }) => ({ title, url: `${post.url}#${id}` })),
    );
    const list = links.map(({ title, url }) => `<a href="${url}">${escaped(title)}</a>`).join(' · ');
    return element.replace('></p>', `>${list}</p>`);
  });
  return html === page.html ? page : { ...page, html };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
