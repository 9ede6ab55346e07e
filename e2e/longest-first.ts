import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take more than 20 seconds of processor time, slowest first. If they started last, one CPU core would
 * be idle while the last of them runs.
 */
const long = [
  'playground',
  'configuration-explorer',
  'offline',
  'overflow',
  'look',
  'search',
  'versions',
  'dev',
  'hostile',
  'dev-command',
  'edit-in-place',
  'upgrade',
  'hostile-environments',
  'bundle-explorer',
  'reading',
  'appearance',
  'chunks',
  'dev-report',
  'mirror',
  'questions',
  'project-starter',
  'wcag',
  'long-section',
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
