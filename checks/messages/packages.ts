import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openResultCache } from '../result-cache.ts';
import { type SourceMessage, sourceMessages } from './source-messages.ts';

/** An error or warning message, with the file that prints it, such as `webpack/lib/Compiler.js`. */
export interface PackageMessage extends SourceMessage {
  file: string;
}

/** Matches files that can print error messages. Parsing all other files would take most of the time. */
const mayPrint = /(?:Error|Warning)\(|\.(?:warn|error)\(/;

/** Matches files whose messages are ignored, because they belong to third parties or are copies of the same code. */
const left = /(?:^|\/)(?:node_modules|tests?|esm|types|schemas|public|swagger)\/|\.(?:check|min|check\.d)\.js$/;

/**
 * Returns all error and warning messages of an installed package. They are cached by version.
 *
 * @param root folder whose `node_modules` contains the package
 */
export function messagesOf(name: string, root: string): PackageMessage[] {
  const folder = path.join(root, 'node_modules', name);
  const kept = openResultCache<PackageMessage[]>('messages');
  const extractor = readFileSync(path.join(import.meta.dirname, 'source-messages.ts'), 'utf8');
  const key = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package.json')))
    .update(extractor)
    .update(String(left))
    .digest('hex')
    .slice(0, 32);
  const known = kept.get(key);
  if (known) return known;
  const messages = globSync('**/*.{js,cjs,mjs}', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !left.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return mayPrint.test(text)
        ? sourceMessages(text).map((message) => ({ ...message, file: `${name}/${file}` }))
        : [];
    });
  kept.set(key, messages);
  return messages;
}
