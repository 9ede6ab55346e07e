import path from 'node:path';

/**
 * Folders of the packages that files belong to.
 * @param files absolute; those of no package don't count
 * @param root absolute folder of the project
 * @returns each once, from the root and sorted: `node_modules/react`
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
