import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files, slowest first. If they started last, one CPU core would be idle while the last of them runs.
 */
const long = [
  'overflow',
  'playground',
  'configuration-explorer',
  'upgrade',
  'hostile',
  'search',
  'versions',
  'offline',
  'dev',
  'dev-command',
  'mirror',
  'long-section',
  'dev-report',
];

/** Runs the slowest test files first, and the others in Vitest's default order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.indexOf(path.basename(moduleId, '.test.ts'));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
