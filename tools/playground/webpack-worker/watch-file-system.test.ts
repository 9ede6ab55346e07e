import type { Compiler } from 'webpack';
import { expect, test } from 'vitest';
import { files } from './node/fs.ts';
import { ReportedWatchFileSystem } from './watch-file-system.ts';

/**
 * Reports changes to the watch file system, and returns the changes that it passes on to webpack. It watches two files
 * in a folder that was also requested as if it were a file.
 */
function changesTold(change: () => string[], missing: string[] = []): { changes: string[]; builds: boolean } {
  files.place('/project/src/a.js', 'a');
  files.place('/project/src/b.js', 'b');
  let changes: string[] = [];
  const told = new ReportedWatchFileSystem({ options: { module: {} } } as Compiler);
  told.watch(
    ['/project/src/a.js', '/project/src/b.js', '/project/src'],
    [],
    ['/project/src', ...missing],
    0,
    {},
    (_error, _files, _folders, found) => (changes = [...(found ?? [])]),
    () => {},
  );
  const builds = told.report(new Set(change()), false);
  return { changes, builds };
}

function write(path: string): () => string[] {
  return () => {
    files.place(path, String(Math.random()));
    return [path];
  };
}

test('an edit names the file, and not the folder that all are resolved through', () => {
  expect(changesTold(write('/project/src/a.js'))).toEqual({ changes: ['/project/src/a.js'], builds: true });
});

test('a folder that was missing is named with the first file in it', () => {
  const { changes } = changesTold(write('/project/lib/x.js'), ['/project/lib']);
  expect(changes).toEqual(['/project/lib']);
});

test('a file that nobody looked for changes nothing', () => {
  expect(changesTold(write('/project/notes.txt'))).toEqual({ changes: [], builds: false });
});
