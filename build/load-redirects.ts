import { readFile } from 'node:fs/promises';
import { inProject } from './paths.ts';

/** Legacy addresses and where they lead, from `data/redirects.json`. */
export async function loadRedirects(): Promise<Map<string, string>> {
  const source = await readFile(inProject('data/redirects.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"redirects":[]}';
    throw error;
  });
  const { redirects } = JSON.parse(source) as { redirects: { from: string; to: string }[] };
  return new Map(redirects.map(({ from, to }) => [from, to]));
}
