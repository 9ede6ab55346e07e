/** Finds out which of the playground's packages a project uses, and adds their files to the in-memory file system. */
import type { Project } from '../../../src/model/project.ts';
import type { Notice } from '../model/protocol.ts';
import { files } from './node/fs.ts';
import { evaluatePart, part } from './parts.ts';

type Load = (parts: string[]) => Promise<Record<string, ArrayBuffer | null>>;

/** Files of a package and its dependencies that the playground loads on demand, by path under `node_modules`. */
type PackageFiles = Record<string, string>;

const decoder = new TextDecoder();
const there = new Set<string>();

/** Matches quoted strings that may refer to packages, as `'react-dom/client'` refers to `react-dom`. */
const quoted = /["'`](?:[^"'`\s]*!)?((?:@[\w.-]+\/)?[a-z\d_][\w.-]*)(?:\/[^"'`\s]*)?["'`?!]/g;

/**
 * Loads what a project may need before its build: packages quoted in its files, and the type stripper for TypeScript.
 * @returns notices about packages that the playground doesn't have
 */
export async function loadNeeded(project: Project, load: Load): Promise<Notice[]> {
  const texts = Object.entries(project.files).flatMap(([path, content]) =>
    typeof content === 'string' && /\.(?:[cm]?[jt]sx?|json|css|html?|vue|svelte|mdx?)$/.test(path) ? [content] : [],
  );
  const named = new Set(texts.flatMap((text) => [...text.matchAll(quoted)].map(([, name = '']) => name)));
  const wanted = [...named].map((name) => `npm:${name}`);
  if (Object.keys(project.files).some((path) => /\.[cm]?tsx?$/.test(path))) wanted.push('typescript');
  const missing = wanted.filter((name) => !there.has(name) && part(name) === undefined);
  if (missing.length > 0) for (const [name, data] of Object.entries(await load(missing))) take(name, data);
  return notThere(project);
}

function take(name: string, data: ArrayBuffer | null): void {
  there.add(name);
  if (data === null) return;
  const text = decoder.decode(data);
  if (!name.startsWith('npm:')) return evaluatePart(name, text);
  for (const [path, content] of Object.entries(JSON.parse(text) as PackageFiles))
    files.place(`/project/node_modules/${path}`, content);
}

/**
 * Matches dependencies that need no notice about being unavailable: webpack's own packages, which the worker contains,
 * and packages for type checking, which no build needs.
 */
const unasked = /^(?:webpack(?:-cli|-dev-server|-merge)?|typescript|@types\/.+)$/;

function notThere({ files: own }: Project): Notice[] {
  const manifest = own['package.json'];
  if (typeof manifest !== 'string') return [];
  const names = dependenciesOf(manifest).filter((name) => !unasked.test(name));
  return names
    .filter((name) => !files.existsSync(`/project/node_modules/${name}`))
    .map((name) => ({ kind: 'unsupported', about: name, says: 'package' }));
}

function dependenciesOf(manifest: string): string[] {
  try {
    const { dependencies, devDependencies } = JSON.parse(manifest) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.keys({ ...dependencies, ...devDependencies });
  } catch {
    return [];
  }
}
