import { files } from './node/fs.ts';
import { dirname, resolve } from '../../../src/model/posix-path.ts';

/** Returns the `type` field in the `package.json` of the package that contains a folder. */
export function packageType(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const manifest = resolve(at, 'package.json');
    if (files.existsSync(manifest)) {
      const { type } = JSON.parse(String(files.readFileSync(manifest, 'utf8'))) as { type?: string };
      return type;
    }
    if (at === '/' || at.endsWith('/node_modules')) return undefined;
  }
}

/** Detects ES module syntax roughly as Node.js does, by checking whether a line starts with an ES module keyword. */
export function looksLikeModule(text: string): boolean {
  if (/\bmodule\.exports\b|\bexports\.\w+ ?=/.test(text)) return false;
  return (
    /^\s*(?:import\s*(?:[\w$*{]|["'])|export\s*(?:[*{]|default|const|let|var|function|class|async))/m.test(text) ||
    /\bimport\.meta\b/.test(text)
  );
}
