import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from './keys/code-version.ts';
import { keyOf } from './keys/key-of.ts';
import type { Highlighter, Token } from './markdown/highlight.ts';
import { writeWhole } from './write-whole.ts';

/** The highlighted code of one page, kept on disk: an edit seldom touches more than one block, and grammars are slow to load. */
export interface HighlightedCode extends Highlighter {
  /** Keeps what was asked for since it was opened, and nothing else. */
  save(): Promise<void>;
}

/** What stands in a file. */
interface Stored {
  version: string;
  /** Lines of tokens by a hash of language and code. */
  blocks: Record<string, Token[][]>;
}

/** Changes with whatever decides how code is colored. */
const version = versionOfCode([path.join(import.meta.dirname, 'markdown/highlight.ts')]);

/**
 * Opens the highlighted code of a page.
 *
 * @param directory absolute; made when missing
 * @param page names the page, by its path say
 * @param highlighter colors what is not there yet
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
      await writeWhole(file, JSON.stringify(stored));
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
