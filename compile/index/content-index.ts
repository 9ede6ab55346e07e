import path from 'node:path/posix';
import { nestAnchors, shownHeadings } from '../../src/model/anchors.ts';
import type { Anchor, Related } from '../../src/model/page.ts';
import type { CompiledPage } from '../types.ts';

/** A page in the content index (section 3 of the specification). */
interface ContentFile {
  /** Path of the page relative to the project's root: `content/concepts/index.md`. */
  path: string;
  name: string;
  /** Size of the page in bytes. */
  size: number;
  type: 'file';
  extension: '.md' | '.mdx';
  url: string;
  title: string;
  /** Position of the page in its section's order; −1 marks the section's index page. */
  sort?: number;
  group?: string;
  anchors: Anchor[];
  contributors: string[];
  related?: Related[];
  description?: string;
  source?: string;
  edit?: string;
  repo?: string;
}

/** A folder in the content index. */
export interface ContentDirectory {
  path: string;
  name: string;
  type: 'directory';
  /** Total size in bytes of all pages in the folder. */
  size: number;
  url: string;
  children: ContentNode[];
}

type ContentNode = ContentFile | ContentDirectory;

/**
 * Builds the content index: the content folder as a tree of its pages.
 *
 * @param root name of the folder in paths: `content`
 * @param excludedContributors usernames that are never listed
 */
export function contentIndex(
  pages: readonly CompiledPage[],
  root: string,
  excludedContributors: readonly string[],
): ContentDirectory {
  const excluded = new Set(excludedContributors);
  const top: ContentDirectory = { path: root, name: root, type: 'directory', size: 0, url: '/', children: [] };
  for (const page of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    let directory = top;
    directory.size += page.size;
    for (const name of path
      .dirname(page.path)
      .split('/')
      .filter((segment) => segment !== '.')) {
      directory = childDirectory(directory, name);
      directory.size += page.size;
    }
    directory.children.push(fileNode(page, { root, excluded }));
  }
  return top;
}

function childDirectory(parent: ContentDirectory, name: string): ContentDirectory {
  const known = parent.children.find((child) => child.type === 'directory' && child.name === name);
  if (known?.type === 'directory') return known;
  const directory: ContentDirectory = {
    path: `${parent.path}/${name}`,
    name,
    type: 'directory',
    size: 0,
    url: `${parent.url}${name}/`,
    children: [],
  };
  parent.children.push(directory);
  return directory;
}

function fileNode(page: CompiledPage, { root, excluded }: { root: string; excluded: Set<string> }): ContentFile {
  const { sort, group, related, description, source, edit, repo, contributors = [] } = page.frontMatter;
  const file: ContentFile = {
    path: `${root}/${page.path}`,
    name: path.basename(page.path),
    size: page.size,
    type: 'file',
    extension: page.path.endsWith('.mdx') ? '.mdx' : '.md',
    url: page.url,
    title: page.title,
    anchors: nestAnchors(shownHeadings(page.headings)),
    contributors: contributors.filter((handle) => !excluded.has(handle)),
  };
  const optional = { sort, group, related, description, source, edit, repo };
  return Object.assign(file, Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)));
}
