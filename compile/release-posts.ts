import { rewriteElements } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';
import { escapeHtml } from '../src/model/escape-html.ts';

/** Attribute of an element that gets links to the blog posts about a release; its value is the version. */
export const postsAttribute = 'dataOfPosts';

/** HTML name of the attribute `postsAttribute`. */
const postsMark = 'data-of-posts';

/** Link to a blog post or to one of its sections. */
interface PostLink {
  title: string;
  url: string;
}

/**
 * Finds the links to the blog post about each webpack release, by the version in the post's title: “webpack 5.112” is
 * about 5.112.0.
 */
export function postsByRelease(pages: readonly CompiledPage[]): Map<string, PostLink[]> {
  return new Map(
    pages.flatMap((page) => {
      const minor = page.kind === 'post' ? /^webpack (5(?:\.\d+)?)\b/.exec(page.title)?.[1] : undefined;
      if (minor === undefined) return [];
      return [[minor.includes('.') ? `${minor}.0` : `${minor}.0.0`, linksTo(page)] as const];
    }),
  );
}

function linksTo({ title, url, headings }: CompiledPage): PostLink[] {
  const sections = headings.filter(({ level }) => level === 2);
  return [{ title, url }, ...sections.map((section) => ({ title: section.title, url: `${url}#${section.id}` }))];
}

/**
 * Adds links to the blog post about each webpack release and to the post's sections. Removes placeholders of releases
 * without a post.
 */
export function withReleasePosts(page: CompiledPage, posts: ReadonlyMap<string, PostLink[]>): CompiledPage {
  const html = rewriteElements(page.html, postsMark, (version, element) => {
    const links = posts.get(version);
    if (!links) return '';
    const items = links.map(({ title, url }) => `<li><a href="${url}">${escapeHtml(title)}</a></li>`).join('');
    return element.replace('></ul>', `>${items}</ul>`);
  });
  return html === page.html ? page : { ...page, html };
}
