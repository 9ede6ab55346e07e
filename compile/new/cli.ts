/**
 * `npm run new -- option output.path`: starts a page, or a section at the end of one, with the right frame.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../facts/index.ts';
import { frameFor } from './frames.ts';

const usage = `Usage: npm run new -- KIND NAME

  option output.path     a section of the page on output
  hook Compiler.emit     a section of the page on the compiler's hooks
  plugin BannerPlugin    a page, with a table of its options
  guide my-title         a page, with a project
  concept my-title       a page`;

const [kind, name] = process.argv.slice(2);
if (!kind || !name || kind === '--help') {
  console.log(usage);
  process.exitCode = kind === '--help' ? 0 : 2;
} else {
  try {
    start(kind, name);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function start(asked: string, called: string): void {
  const frame = frameFor(asked, called, loadFacts());
  const file = path.resolve(import.meta.dirname, '../../content', frame.path);
  const shown = path.relative(process.cwd(), file);
  const isThere = existsSync(file) || existsSync(`${file}x`);
  if (isThere && frame.isPage) throw new Error(`${shown} is there already.`);
  const target = existsSync(`${file}x`) ? `${file}x` : file;
  mkdirSync(path.dirname(target), { recursive: true });
  if (isThere) appendFileSync(target, `\n${frame.body}\n`);
  else writeFileSync(target, `${frame.frontMatter}\n\n${frame.body}\n`);
  console.log(
    `${isThere ? 'Added to' : 'Made'} ${path.relative(process.cwd(), target)}. Next: npm run dev, and npm run check:examples -- ${path.relative(process.cwd(), target)}`,
  );
}
