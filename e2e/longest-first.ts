import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than most, the longest first: begun last, one of them would run while the other processor has nothing left to do. */
const long = [
  'overflow',
  'versions',
  'dev-command',
  'playground',
  'mirror',
  'long-section',
  'dev-report',
  'dev',
  'offline',
];

/** Runs these first, and the others as vitest does by itself. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.indexOf(path.basename(moduleId, '.test.ts'));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
