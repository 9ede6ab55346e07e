import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Creates an empty folder that is deleted after the tests of the file, or of the `describe` block that calls this.
 *
 * @param name beginning of the folder's name
 */
export function temporaryFolder(name: string): string {
  const folder = create(name);
  afterAll(() => remove(folder));
  return folder;
}

/** Creates an empty folder that is deleted after the current test. Can be called in the test or in `beforeEach`. */
export function folderForTest(name: string): string {
  const folder = create(name);
  onTestFinished(() => remove(folder));
  return folder;
}

/**
 * Creates a temporary folder, and returns its real path, because macOS's folder for temporary files is a symbolic link.
 */
function create(name: string): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
