import path from 'node:path';
import type { CompiledSite } from '../../../compile/compile-site.ts';
import type { Facts } from '../../../facts/types.ts';
import { readContent } from '../../content-files.ts';
import { findWrongStatements } from '../../wrong-statements/wrong-statements.ts';
import { checkExamples } from '../../examples/check-examples.ts';
import { readFences } from '../../examples/read-fences.ts';
import { runNameCheck } from '../../names/run-check.ts';
import { runPageCheck } from '../../pages/run-check.ts';
import { runProseCheck } from '../../prose/run-check.ts';

/** A compiled content folder whose pages are checked. */
interface ScratchSite {
  compiled: CompiledSite;
  facts: Facts;
  /** Absolute path of the content folder. */
  contentDir: string;
}

/**
 * Returns all failures that each page's check reports, by file. The checks run once for all pages, because loading
 * their data takes longer than checking a page.
 *
 * @param files paths of the pages, relative to the working directory
 */
export async function pageFindings(
  files: string[],
  { compiled, facts, contentDir }: ScratchSite,
): Promise<ReadonlyMap<string, string[]>> {
  const keptCopies = path.join(contentDir, '../copies.json');
  const [ofPages, ofProse, examples] = await Promise.all([
    runPageCheck(
      { compiled, contentDir, origin: 'https://webpack.js.org', keptCopies },
      { files, update: false, acceptNew: false },
    ),
    runProseCheck(files),
    checkExamples(files.map(readFences)),
  ]);
  const ofNames = runNameCheck(compiled, { facts, paths: files });
  const found = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { failures } of [ofPages, ofNames, ofProse])
    for (const failure of failures) found.get(failure.slice(0, failure.indexOf(':')))?.push(failure);
  for (const { about, file, message } of compiled.problems) if (about === 'link') found.get(file)?.push(message);
  for (const { file, failures } of examples) found.get(file)?.push(...failures.map(({ message }) => message));
  for (const page of compiled.pages) {
    const file = path.relative(process.cwd(), compiled.files.get(page.url) ?? '');
    const unknown = page.claims.filter(({ fact }) => facts.resolve(fact).length === 0);
    const wrong = findWrongStatements({ ...page, lines: readContent(file).split('\n') }, facts);
    found
      .get(file)
      ?.push(...unknown.map(({ fact }) => `${fact} does not exist`), ...wrong.map(({ message }) => message));
  }
  return found;
}
