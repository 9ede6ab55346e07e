/**
 * Creates HTML pages that a generated project itself doesn't include, such as those of a server or of a project that
 * uses a library.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { titles } from '../model/source-lines.ts';
import type { Answers } from '../model/questions.ts';
import { traitsOf } from '../model/traits.ts';

/**
 * Creates the pages of a server that loads a generated project's scripts as its instructions say. @returns HTML by path
 */
export function serverPages(answers: Answers, folder: string): Record<string, string> {
  const names = builtNames(folder);
  return Object.fromEntries(
    traitsOf(answers).entries.map((entry) => {
      const script = answers.output === 'module' ? `${entry}.mjs` : `${entry}.js`;
      const kind = answers.output === 'module' ? 'type="module"' : 'defer';
      const head = [
        answers.styles === 'none' ? '' : `<link rel="stylesheet" href="/${names(`${entry}.css`)}" />`,
        ...sharedScripts(folder, entry).map((name) => `<script ${kind} src="/${name}"></script>`),
        `<script ${kind} src="/${names(script)}"></script>`,
      ];
      const title = titles[entry] ?? entry;
      return [`/${entry}.html`, `<!doctype html><title>${title}</title>${head.join('')}<div id="app"></div>`];
    }),
  );
}

interface Manifest {
  assets: Record<string, { file: string }>;
  entrypoints: Record<string, { imports: string[] }>;
}

function manifestOf(folder: string): Manifest | undefined {
  const file = path.join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Creates a function that maps file names to the names after the build, using the build's manifest if there is one. */
function builtNames(folder: string): (name: string) => string {
  const manifest = manifestOf(folder);
  return (name) => (manifest?.assets[name]?.file ?? name).replace(/^\//, '');
}

/** Returns the scripts that an HTML page must load before an entry point's own script. */
function sharedScripts(folder: string, entry: string): string[] {
  const names = manifestOf(folder)?.entrypoints[entry]?.imports ?? [];
  return names.filter((name) => /\.m?js$/.test(name) && !name.startsWith(`${entry}.`)).map(builtNames(folder));
}
