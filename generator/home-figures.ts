/** Collects the numbers and the latest news for the home page. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFenceInfo } from '../compile/markdown/fence.ts';
import { verifiedFences } from '../compile/markdown/verified-fences.ts';
import { readFrontMatter } from '../compile/scan/front-matter.ts';
import type { Facts } from '../facts/types.ts';
import type { HomeFigures, LatestPost } from '../src/model/home-figures.ts';
import { urlOfPath } from '../src/model/url.ts';

/**
 * Counts the facts about webpack, its options (as on the page that lists them all), and the code examples that are run.
 */
export function countFigures(contentDir: string, facts: Facts): HomeFigures {
  const options = facts.ofKind('option').length;
  return { examples: countExecuted(contentDir), facts: facts.byId.size, options };
}

function countExecuted(contentDir: string): number {
  const pages = globSync('**/*.{md,mdx}', { cwd: contentDir });
  return pages.reduce((sum, file) => sum + executedIn(readFileSync(path.join(contentDir, file), 'utf8')), 0);
}

/** Counts the code blocks whose info string marks them as tested. */
function executedIn(text: string): number {
  const infos = [...text.matchAll(/^[ \t]*(`{3,}|~{3,})([^\n]*)\n[^]*?^[ \t]*\1[ \t]*$/gm)].map(
    ([, , info = '']) => info,
  );
  const fences = infos.map((info) => ({ ...parseFenceInfo(info).attributes, code: '', line: 1, anchor: '' }));
  return verifiedFences(fences).size;
}

/** Returns the newest blog post about a release, or the newest of all posts, or undefined if there is none. */
export function latestPost(contentDir: string): LatestPost | undefined {
  const posts = globSync('blog/*.{md,mdx}', { cwd: contentDir }).flatMap((file) => {
    const { frontMatter } = readFrontMatter(readFileSync(path.join(contentDir, file), 'utf8'));
    return frontMatter?.date ? [{ date: frontMatter.date, title: frontMatter.title, url: urlOfPath(file) }] : [];
  });
  const newestFirst = posts.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const newest = newestFirst.find(({ url }) => /webpack-\d+-\d+\/$/.test(url)) ?? newestFirst[0];
  return newest && { title: newest.title, url: newest.url };
}
