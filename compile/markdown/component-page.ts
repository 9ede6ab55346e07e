import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { frameIds } from '../../src/model/frame-ids.ts';
import type { Facts } from '../../facts/types.ts';
import type { ComponentPage } from '../components/component.ts';
import { hashOfContent } from '../file-hash.ts';
import type { Claim, CompiledPage, SourcePage } from '../types.ts';
import type { Report } from './report.ts';

/**
 * Creates the context for each component on a page, and collects the facts that components document and the files that
 * they read.
 */
interface ComponentPages {
  at(place: Element['position'], anchor: string): ComponentPage;
  claims: Claim[];
  /** Files that the components on the page have read. */
  inputs: CompiledPage['inputs'];
}

/** Creates the contexts for the components on a page. */
export function componentPages(page: {
  source: SourcePage;
  facts: Facts | undefined;
  taken: Set<string>;
  report: Report;
}): ComponentPages {
  const { source, facts, taken, report } = page;
  const claims: Claim[] = [];
  const inputs: CompiledPage['inputs'] = [];
  let count = 0;
  return {
    claims,
    inputs,
    at: (place, anchor) => ({
      facts,
      number: ++count,
      error: (message) => report.error(message, place),
      claim: (fact, id = anchor) => claims.push({ fact, anchor: id, line: report.line(place), by: 'component' }),
      takeId(id) {
        if (taken.has(id) || frameIds.has(id)) return undefined;
        taken.add(id);
        return id;
      },
      readText(name) {
        const file = path.resolve(path.dirname(source.file), name);
        try {
          const text = readFileSync(file, 'utf8');
          inputs.push({ file, hash: hashOfContent(text) });
          return text;
        } catch {
          report.error(`The file ${name} does not exist. Looked for ${path.relative(process.cwd(), file)}.`, place);
          return undefined;
        }
      },
    }),
  };
}
