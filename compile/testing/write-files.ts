import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files into a folder, keyed by their path in it, and creates the folders that they need. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
