import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../packages.ts';

/** Finds the files in webpack's `lib` folder that declare each class. */
export function sourceFiles(): Map<string, string[]> {
  const folder = packageFolder('webpack');
  const files = new Map<string, string[]>();
  for (const file of globSync('lib/**/*.js', { cwd: folder }).sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^class (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file.replaceAll(path.sep, '/')]);
  }
  return files;
}
