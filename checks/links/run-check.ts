import path from 'node:path';
import { globSync } from 'node:fs';
import { readMovedHeadings, readRedirects } from '../../compile/redirects.ts';
import { screenKinds, screens } from '../../src/model/screens.ts';
import { pageAddress } from '../../src/model/url.ts';
import { shownPath } from '../../compile/markdown/report.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import type { Outcome } from '../outcome.ts';
import { checkList } from '../ratchet/list-file.ts';
import { type Answers, answersAt, brokenContract, uselessRedirects } from './contract.ts';
import { findMentions } from './mentions.ts';

/** Input of the check for broken links. */
interface LinkInput {
  compiled: CompiledSite;
  /** Path of the repository's root. */
  root: string;
  /** Origins that packages use in links to this site, such as `https://webpack.js.org`. */
  origins: readonly string[];
}

/**
 * Runs the link check for the command line. It checks links and anchors on all pages, the list of addresses and ids
 * that must continue to work, and URLs in installed packages.
 *
 * @param files if given, only links on these pages are checked
 */
export function runLinkCheck(
  { compiled, root, origins }: LinkInput,
  { files, update, acceptNew }: { files: string[]; update: boolean; acceptNew: boolean },
): Outcome {
  const problems = compiled.problems
    .filter(({ about }) => about === 'link')
    .filter(({ file }) => files.length === 0 || files.includes(file));
  const failures = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const warnings = problems
    .filter(({ severity }) => severity === 'warning')
    .map(({ file, line, message }) => `  ${file}:${line}: ${message}`);
  const links = compiled.pages.reduce((sum, page) => sum + page.links.length, 0);
  const answers = answersOf(compiled, root);
  if (files.length > 0) {
    const lost = lostIds(compiled, { files, root, answers });
    return {
      lines: warnings,
      failures: [...failures, ...lost],
      passed: links - failures.length,
      failed: failures.length + lost.length,
    };
  }

  const useless = uselessRedirects(readRedirects(), readMovedHeadings(), answers);
  const packages = documentingPackages(compiled, root);
  const mentions = findMentions(path.join(root, 'node_modules'), packages, origins);
  const open = {
    contract: brokenContract(path.join(root, 'data/site-map.json'), answers),
    mentioned: mentions.filter(({ address }) => !answersAt(address, answers)).map(({ address }) => address),
  };
  const mentionedIn = new Map(mentions.map(({ address, file }) => [address, file]));
  const ratchet = checkList(path.relative(process.cwd(), path.join(root, 'checks/links/not-yet.json')), open, {
    update,
    acceptNew,
    command: 'npm run check:links',
    describe: (category, address) =>
      category === 'contract'
        ? `data/site-map.json: ${address} does not answer: make the page, give a heading the old id (\`{~id}\`), or add a redirect`
        : `${address}, mentioned by ${mentionedIn.get(address)}, does not answer: give a heading that id (\`{~id}\`), or add a redirect`,
  });
  return {
    lines: [
      `${links} links of ${compiled.pages.length} pages, ${mentions.length} addresses mentioned by ${packages.length} packages`,
      ...(warnings.length > 0 ? [`In READMEs, which are not ours to mend (${warnings.length}):`, ...warnings] : []),
      ...(ratchet.remaining > 0 ? [`${ratchet.remaining} addresses do not answer yet`] : []),
    ],
    failures: [...failures, ...useless, ...ratchet.failures],
    passed: links + mentions.length - failures.length - open.mentioned.length,
    failed: failures.length + useless.length + ratchet.failures.length,
  };
}

/** Returns the ids in the list of permanent addresses that neither exist nor are redirected. */
function lostIds(
  { pages, files: sources }: CompiledSite,
  { files, root, answers }: { files: string[]; root: string; answers: Answers },
): string[] {
  const fileOf = new Map(pages.map(({ url, path: written }) => [url, shownPath(sources.get(url) ?? written)]));
  return brokenContract(path.join(root, 'data/site-map.json'), answers).flatMap((address) => {
    const file = fileOf.get(pageAddress(address));
    return file !== undefined && files.includes(file)
      ? [`${file}:1: ${address} does not answer any more: give the heading the old id (\`{~id}\`), or add a redirect`]
      : [];
  });
}

/** Returns all valid addresses on this site. */
function answersOf({ pages, site }: CompiledSite, root: string): Answers {
  const files = globSync('**/*', { cwd: path.join(root, 'public') }).map((file) => `/${file}`);
  return {
    pages: new Map(pages.map((page) => [page.url, new Set(page.ids)])),
    others: new Set([
      ...screenKinds.map((kind) => screens[kind].url),
      ...[...readRedirects(), ...readMovedHeadings()].map(({ from }) => from),
      ...site.sections.flatMap(({ printable }) => printable ?? []),
      ...files,
    ]),
  };
}

/** Returns packages that are made for webpack, and packages whose READMEs are pages. */
function documentingPackages({ pages }: CompiledSite, root: string): string[] {
  const own = globSync(['*webpack*', '*-loader', '@*/*webpack*'], { cwd: path.join(root, 'node_modules') });
  const readmes = pages
    .filter(({ kind }) => kind === 'readme')
    .map(({ path: file }) => path.basename(file).replace(/^_|\.mdx?$/g, ''));
  const others = ['enhanced-resolve', 'tapable', 'schema-utils'];
  return [...new Set([...own, ...readmes, ...others])].toSorted();
}
