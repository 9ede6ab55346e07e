/** Packages of the playground: which ones a project names, and their files. */
import type { Project } from '../../../src/model/project.ts';
import type { Notice } from '../model/protocol.ts';
import { files } from './node/fs.ts';
import { evaluatePart, part } from './parts.ts';

type Load = (parts: string[]) => Promise<Record<string, ArrayBuffer | null>>;

/** What a package's part is: its files and those of what it needs, by their path under `node_modules`. */
type PackageFiles = Record<string, string>;

const decoder = new TextDecoder();
const there = new Set<string>();

/** Names in quotes that could be packages: `'react-dom/client'` names `react-dom`. */
const quoted = /["'`](?:[^"'`\s]*!)?((?:@[\w.-]+\/)?[a-z\d_][\w.-]*)(?:\/[^"'`\s]*)?["'`?!]/g;

/**
 * Loads what a project may need before it is built: packages that its files name in quotes, what strips types for
 * TypeScript, terser for production.
 * @returns notices for packages that the project wants and the playground does not have
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

/** Packages of webpack, which are there, and those that only check types: no build asks for them by itself. */
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
