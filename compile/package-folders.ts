import path from 'node:path';

/**
 * Returns the folders of the packages that contain the given files.
 *
 * @param files absolute paths; files outside of packages are ignored
 * @param root absolute path of the project
 * @returns sorted folders without duplicates, relative to the root: `node_modules/react`
 */
export function packageFolders(files: Iterable<string>, root: string): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const local = path.relative(root, file).split(path.sep).join('/');
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(local) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}
