import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { shownPath } from '../../compile/markdown/report.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { Outcome } from '../outcome.ts';
import { lostPlaces, readReaderQuestions } from '../../data/reader-questions/reader-questions.ts';
import { checkList } from '../ratchet/list-file.ts';
import {
  doubleClaims,
  doubleHeadings,
  frontMatterFaults,
  type PageFault,
  sharedPlaces,
  unusedFiles,
  unwrittenParts,
} from './page-faults.ts';
import { formFaults } from './file-form.ts';
import { wrongSuccessors } from './next-guide.ts';
import { unsaidPhrases } from './phrase-words.ts';
import { unlistedMessages } from './unlisted-messages.ts';
import { copyFaults } from './copies/copy-faults.ts';

/** Input of the page check. */
interface PageCheckInput {
  compiled: Pick<CompiledSite, 'pages' | 'problems' | 'files'>;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Origin of the site. */
  origin: string;
  /** Absolute path of the cache file with the Markdown copies. */
  keptCopies: string;
}

/**
 * Runs the page check. It reports compilation problems other than broken links (front matter, dialect, components,
 * images), Markdown copies that differ from their page, inline styles, mistakes in front matter and next guides,
 * duplicate headings and facts, error messages missing from their list, and unused files. If all pages are checked, it
 * also reports search phrases with words that their target doesn't contain, and readers' questions whose target doesn't
 * exist.
 *
 * @param files if given, only these pages are checked; placeholder text from a template is then a note instead of an
 * error
 */
export async function runPageCheck(
  { compiled: { pages, problems, files: sources }, contentDir, origin, keptCopies }: PageCheckInput,
  { files, update, acceptNew }: { files: string[]; update: boolean; acceptNew: boolean },
): Promise<Outcome> {
  const isAsked = (file: string): boolean => files.length === 0 || files.includes(file);
  const about = problems.filter(({ about: what, file }) => what !== 'link' && isAsked(file));
  const fileOf = ({ url, path: written }: CompiledPage): string => shownPath(sources.get(url) ?? written);
  const copies = await copyFaults(
    pages.filter((page) => isAsked(fileOf(page))),
    { origin, file: keptCopies },
  );
  const styled = pages
    .filter(({ inlineStyles }) => inlineStyles)
    .map((page) => ({
      file: fileOf(page),
      line: 1,
      message:
        'has inline styles, which the warnings name: the site does without, so that its policy need not allow them.',
    }))
    .filter(({ file }) => isAsked(file));
  const shownFault = ({ where, line, quote, message, causedBy }: PageFault) => {
    const file = typeof where === 'string' ? path.relative(process.cwd(), path.join(contentDir, where)) : fileOf(where);
    const cause = causedBy && fileOf(causedBy);
    return { file, line: quote === undefined ? line : lineWith(quote, file), message, cause };
  };
  const faults = [
    ...frontMatterFaults(pages),
    ...(files.length === 0 ? unwrittenParts(pages) : []),
    ...doubleClaims(pages),
    ...doubleHeadings(pages),
    ...wrongSuccessors(pages),
    ...unlistedMessages(pages),
    ...unusedFiles(pages, contentDir),
    ...copies.faults,
  ]
    .map(shownFault)
    .filter(({ file, cause = file }) => isAsked(file) || isAsked(cause));
  const forms = pages
    .filter((page) => page.kind !== 'readme' && isAsked(fileOf(page)))
    .flatMap((page) => formFaultsOf(fileOf(page)));
  // If single pages are checked, placeholder text from a template is only a note, because the pages are being written.
  // If the whole site is checked, it is an error.
  const notes = [...sharedPlaces(pages), ...(files.length > 0 ? unwrittenParts(pages) : [])]
    .map(shownFault)
    .filter(({ file }) => isAsked(file));
  const errors = [...about.filter(({ severity }) => severity === 'error'), ...styled, ...faults, ...forms];
  const faulty = new Set(errors.map(({ file }) => file).filter(isAsked));
  const phrases =
    files.length === 0
      ? [
          ...checkPhrases({ pages, files: sources }, { update, acceptNew }),
          ...lostPlaces(readReaderQuestions(), pages).map(lost),
        ]
      : [];
  return {
    lines: [
      ...[...about.filter(({ severity }) => severity === 'warning'), ...notes].map(
        ({ file, line, message }) => `  ${file}:${line}: ${message}`,
      ),
      ...(files.length === 0 ? [`  ${copies.compared} texts, blocks and links held against the Markdown copies`] : []),
    ],
    failures: [...errors.map(({ file, line, message }) => `${file}:${line}: ${message}`), ...phrases],
    passed: (files.length || pages.length) - faulty.size,
    failed: errors.length + phrases.length,
  };
}

/** Returns the first line of a file that contains a text, or 1. */
function lineWith(text: string, file: string): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Math.max(1, lines.findIndex((line) => line.includes(text)) + 1);
}

function formFaultsOf(file: string): { file: string; line: number; message: string }[] {
  if (!existsSync(file)) return [];
  return formFaults(readFileSync(file, 'utf8')).map((fault) => ({ file, ...fault }));
}

function lost(place: string): string {
  return `data/reader-questions: ${place} is no page and no heading: name the place that answers its questions now`;
}

/** Compares the list of known problems with the search phrases whose words don't all occur in their target. */
function checkPhrases(
  { pages, files }: Pick<CompiledSite, 'pages' | 'files'>,
  asked: { update: boolean; acceptNew: boolean },
): string[] {
  const unsaid = pages
    .filter(({ kind }) => kind !== 'readme')
    .map((page) => [shownPath(files.get(page.url) ?? page.path), unsaidPhrases(page)] as const)
    .filter(([, phrases]) => phrases.length > 0);
  const missingIn = new Map<string, string>(
    unsaid.flatMap(([file, phrases]) =>
      phrases.map(({ place, phrase, missing }) => [`${file} ${place} ${phrase}`, missing.join(', ')] as const),
    ),
  );
  return checkList(
    'checks/pages/unsaid-phrases.json',
    Object.fromEntries(
      unsaid.map(([file, phrases]) => [file, phrases.map(({ place, phrase }) => `${place} ${phrase}`)]),
    ),
    {
      ...asked,
      command: 'npm run check:pages',
      describe: (file, phrase) =>
        `${file}:1: phrase ${phrase} leads to a section that does not contain ${missingIn.get(`${file} ${phrase}`)}. Add the word there, or point the phrase to another section`,
    },
  ).failures;
}
