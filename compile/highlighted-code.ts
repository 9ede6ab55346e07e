import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from './cache-keys/code-version.ts';
import { keyOf } from './cache-keys/key-of.ts';
import type { Highlighter, Token } from './markdown/highlight.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Disk cache of the highlighted code on one page. It speeds up rebuilds because an edit rarely changes more than one
 * block, and grammars are slow to load.
 */
interface HighlightedCode extends Highlighter {
  /** Saves the highlighted code blocks that were used since the cache was opened, and drops all others. */
  save(): Promise<void>;
}

/** Content of the highlighting cache's file, as JSON. */
interface Stored {
  version: string;
  /** Highlighted lines of each code block, by a hash of language and code. */
  blocks: Record<string, Token[][]>;
}

/** Version of the highlighting code, which is part of the cache key. */
const version = versionOfCode([path.join(import.meta.dirname, 'markdown/highlight.ts')]);

/**
 * Opens the highlighting cache for a page.
 *
 * @param directory absolute path; created if missing
 * @param page unique name of the page, such as its path
 * @param highlighter used for blocks that aren't cached
 */
export async function openHighlightedCode(
  directory: string,
  page: string,
  highlighter: Highlighter,
): Promise<HighlightedCode> {
  const file = path.join(directory, `${keyOf(page)}.json`);
  const last = await read(file);
  const asked = new Map<string, Token[][]>();
  return {
    async tokenize(code, language) {
      const key = keyOf({ language, code });
      const tokens = asked.get(key) ?? last[key] ?? (await highlighter.tokenize(code, language));
      asked.set(key, tokens);
      return tokens;
    },
    async save() {
      if (
        asked.size === 0 ||
        (asked.size === Object.keys(last).length && [...asked.keys()].every((key) => key in last))
      )
        return;
      const stored: Stored = { version, blocks: Object.fromEntries(asked) };
      await writeAtomically(file, JSON.stringify(stored));
    },
  };
}

async function read(file: string): Promise<Stored['blocks']> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored;
    return stored.version === version ? stored.blocks : {};
  } catch {
    return {};
  }
}
