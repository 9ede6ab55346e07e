import path from 'node:path';
import type { CompiledSite } from '../../compile/compile-site.ts';
import type { Facts } from '../../facts/types.ts';
import { contentFiles, readContent } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { unknownNames } from './unknown-names.ts';

/**
 * Runs the name check for the command line, which reports names in code, commands and tables that webpack doesn't have.
 *
 * @param compiled compiled site, which records the facts that each page documents
 * @param options `paths` are pages or folders; empty means all of `content/`
 */
export function runNameCheck(
  { pages, files }: CompiledSite,
  { facts, paths }: { facts: Facts; paths: string[] },
): Outcome {
  const claimsOf = new Map(pages.map((page) => [path.resolve(files.get(page.url) ?? page.path), page.claims]));
  const asked = contentFiles(paths);
  const failures = asked.flatMap((file) =>
    unknownNames({ file, text: readContent(file), claims: claimsOf.get(path.resolve(file)) ?? [] }, facts).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  );
  const faulty = new Set(failures.map((failure) => failure.split(':', 1)[0]));
  return {
    lines: [`${asked.length - faulty.size} of ${asked.length} pages name only what webpack has`],
    failures,
    passed: asked.length - faulty.size,
    failed: failures.length,
  };
}
