import type { CompiledSite } from '../../compile/compile-site.ts';
import { isAboutLink } from '../links/run-check.ts';
import type { Outcome } from '../outcome.ts';

/**
 * What the compilation says of the pages, links apart: front matter, dialect, components, images.
 *
 * @param files when given, only these pages
 */
export function runPageCheck({ pages, problems }: CompiledSite, files: string[]): Outcome {
  const about = problems.filter(({ message, file }) => !isAboutLink(message) && (files.length === 0 || files.includes(file)));
  const errors = about.filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.map(({ file }) => file));
  return {
    lines: about.filter(({ severity }) => severity === 'warning').map(({ file, line, message }) => `  ${file}:${line}: ${message}`),
    failures: errors.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    passed: (files.length || pages.length) - faulty.size,
    failed: errors.length,
  };
}
