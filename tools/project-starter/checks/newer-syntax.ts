import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The `parse` function of acorn, which webpack depends on. It throws if the code has syntax that is newer than the
 * given ECMAScript version.
 */
type Parse = (code: string, options: { ecmaVersion: number; sourceType: 'module' | 'script' }) => unknown;

const { parse } = createRequire(createRequire(import.meta.url).resolve('webpack'))('acorn') as { parse: Parse };

/**
 * Finds scripts in an output folder whose syntax is too new for browsers of 2020. @returns each script with the code
 * around the position
 */
export async function newerSyntax(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.[cm]?js$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const code = await readFile(path.join(folder, name), 'utf8');
      try {
        parse(code, { ecmaVersion: 2020, sourceType: /\b(?:import|export)\b/.test(code) ? 'module' : 'script' });
        return [];
      } catch (error) {
        const at = (error as { pos?: number }).pos ?? 0;
        return [`${name} has newer syntax than ES2020: ${code.slice(Math.max(0, at - 40), at + 20)}`];
      }
    }),
  );
  return found.flat();
}
