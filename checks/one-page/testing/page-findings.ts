import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSite } from '../../../compile/compile-site.ts';
import type { Facts } from '../../../facts/types.ts';
import { findWrongStatements } from '../../coverage/wrong-statements.ts';
import { checkExamples } from '../../examples/check-examples.ts';
import { readFences } from '../../examples/read-fences.ts';
import { runNameCheck } from '../../names/run-check.ts';
import { runPageCheck } from '../../pages/run-check.ts';
import { runProseCheck } from '../../prose/run-check.ts';

/** A compiled content folder. */
export interface ScratchSite {
  compiled: CompiledSite;
  facts: Facts;
  /** Absolute path of the content folder. */
  contentDir: string;
}

/**
 * Returns all failures that the check of one page reports.
 *
 * @param file path of the page, relative to the working directory
 */
export async function pageFindings(file: string, { compiled, facts, contentDir }: ScratchSite): Promise<string[]> {
  const page = compiled.pages.find(({ url }) => compiled.files.get(url) === path.resolve(file));
  const text = readFileSync(file, 'utf8');
  const keptCopies = path.join(contentDir, '../copies.json');
  const { failures: pageFailures } = await runPageCheck(
    { compiled, contentDir, origin: 'https://webpack.js.org', keptCopies },
    { files: [file], update: false, acceptNew: false },
  );
  const unknownClaims = (page?.claims ?? []).filter(({ fact }) => facts.resolve(fact).length === 0);
  const examples = await checkExamples([readFences(file)]);
  return [
    ...pageFailures,
    ...compiled.problems
      .filter((problem) => problem.about === 'link' && problem.file === file)
      .map(({ message }) => message),
    ...unknownClaims.map(({ fact }) => `${fact} does not exist`),
    ...(page ? findWrongStatements({ ...page, lines: text.split('\n') }, facts).map(({ message }) => message) : []),
    ...runNameCheck(compiled, { facts, paths: [file] }).failures,
    ...(await runProseCheck([file])).failures,
    ...examples.flatMap(({ failures }) => failures.map(({ message }) => message)),
  ];
}
