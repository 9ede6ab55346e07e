import type { BlockContent, Code, Paragraph, Root, RootContent } from 'mdast';
import { visit } from '../markdown/visit.ts';
import { translateInstall } from '../markdown/install-commands.ts';
import type { Fence } from '../types.ts';

/** A Markdown node that contains blocks, such as the page, a list item or a quote. */
interface BlockParent {
  children: (BlockContent | RootContent)[];
}

/** Matches a file name, as READMEs write it in bold above a code block. */
const fileName = /^[\w@.][\w@./-]*\.\w+$/;

/** Words of an install command that aren't package names. */
const verbs = new Set(['npm', 'yarn', 'pnpm', 'install', 'i', 'add']);

/**
 * Converts code blocks of a README to the style of authored pages. A bold file name above a block becomes the block's
 * title. The same install command for several package managers becomes a single command, which is later turned into
 * tabs. Tables aren't quoted.
 *
 * @param tree changed in place
 * @param fences the page's fences, by the index stored in their nodes; titles are added to them
 */
export function tidyBlocks(tree: Root, fences: readonly Fence[]): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    unquoteTables(node as BlockParent);
    if (!node.children.some((child) => child.type === 'code')) return;
    titleBlocks(node as BlockParent, fences);
    joinInstallCommands(node as BlockParent);
  });
}

/** Removes quotes around tables, which are no quotations but a way to indent on other sites. */
function unquoteTables(parent: BlockParent): void {
  const isQuotedTable = (child: RootContent) =>
    child.type === 'blockquote' && child.children.every(({ type }) => type === 'table');
  if (parent.children.some(isQuotedTable))
    parent.children = parent.children.flatMap((child) =>
      isQuotedTable(child) && child.type === 'blockquote' ? child.children : [child],
    );
}

function titleBlocks(parent: BlockParent, fences: readonly Fence[]): void {
  parent.children = parent.children.filter((child, index) => {
    const next = parent.children[index + 1];
    const name = child.type === 'paragraph' && next?.type === 'code' ? boldFileName(child) : undefined;
    const fence = next?.type === 'code' ? fences[next.data?.fenceIndex ?? -1] : undefined;
    if (name === undefined || !fence || fence.title !== undefined) return true;
    fence.title = name;
    return false;
  });
}

function boldFileName({ children: [strong, colon] }: Paragraph): string | undefined {
  if (strong?.type !== 'strong' || strong.children.length !== 1) return undefined;
  if (colon && !(colon.type === 'text' && colon.value.trim() === ':')) return undefined;
  const [content] = strong.children;
  if (content?.type !== 'text' && content?.type !== 'inlineCode') return undefined;
  const name = content.value.replace(/:$/, '');
  return fileName.test(name) ? name : undefined;
}

/**
 * Replaces alternative install commands for npm, yarn and pnpm with npm's, if all of them install the same packages.
 * The commands may be in any order, and separated by “or”.
 */
function joinInstallCommands(parent: BlockParent): void {
  const kept: BlockParent['children'] = [];
  for (let index = 0; index < parent.children.length; index++) {
    const run = alternativesFrom(parent.children, index);
    const npm = run.commands.find(({ value }) => value.startsWith('npm '));
    if (run.commands.length > 1 && npm && translateInstall(npm.value)) {
      kept.push(npm);
      index = run.end;
    } else kept.push(parent.children[index]!);
  }
  parent.children = kept;
}

/** Finds the equivalent install commands that begin with the block at `start`, and the index of the last one. */
function alternativesFrom(blocks: BlockParent['children'], start: number): { commands: Code[]; end: number } {
  const first = blocks[start];
  const packages = packagesOf(first);
  if (first?.type !== 'code' || packages === undefined) return { commands: [], end: start };
  const commands = [first];
  let end = start;
  for (;;) {
    const next = isOr(blocks[end + 1]) ? end + 2 : end + 1;
    const block = blocks[next];
    if (block?.type !== 'code' || packagesOf(block) !== packages) return { commands, end };
    commands.push(block);
    end = next;
  }
}

/** Returns the packages that a code block installs, if the block is a single install command. */
function packagesOf(block: BlockParent['children'][number] | undefined): string | undefined {
  if (block?.type !== 'code' || !/^(?:npm (?:install|i|add)|(?:yarn|pnpm) add) [^\n&|;#]+$/.test(block.value.trim()))
    return undefined;
  const words = block.value.trim().split(/\s+/);
  return words
    .filter((word) => !word.startsWith('-') && !verbs.has(word))
    .sort()
    .join(' ');
}

function isOr(block: BlockParent['children'][number] | undefined): boolean {
  if (block?.type !== 'paragraph' || block.children.length !== 1) return false;
  const [content] = block.children;
  return content?.type === 'text' && /^or:?$/i.test(content.value.trim());
}
