/**
 * `npm run new -- option output.path`: starts a page, or a section at the end of one, with the right frame.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadFacts } from '../../facts/index.ts';
import type { Facts } from '../../facts/types.ts';
import { compileSite } from '../compile-site.ts';
import { factAddresses } from '../fact-addresses.ts';
import { fitHeading, type Frame, frameFor, frameKinds } from './frames.ts';

const usage = `Usage: npm run new -- KIND NAME [--mdx]

${Object.entries(frameKinds)
  .map(([kind, what]) => `  ${kind.padEnd(8)}${what}`)
  .join('\n')}

  --mdx   the page may have components: an .mdx file
  --help  this text`;

const root = path.resolve(import.meta.dirname, '../..');
const contentDir = path.join(root, 'content');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mdx: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const [kind, ...words] = positionals;
if (values.help || kind === undefined || words.length === 0) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    await start(kind, words.join(' '));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function start(asked: string, name: string): Promise<void> {
  const facts = loadFacts();
  const day = new Date().toISOString().slice(0, 10);
  const frame = frameFor(asked, name, facts, { mdx: values.mdx, day });
  const file = path.join(contentDir, frame.path);
  const there = [file, file.replace(/\.mdx?$/, '.md'), file.replace(/\.mdx?$/, '.mdx')].find((each) =>
    existsSync(each),
  );
  if (there !== undefined && frame.isPage) throw new Error(`${shown(there)} already exists.`);
  if (asked === 'loader') mustBeInstalled(name, there);
  await mustBeNew(frame, facts);
  const target = there ?? file;
  mkdirSync(path.dirname(target), { recursive: true });
  if (there === undefined) writeFileSync(target, `${frame.frontMatter}\n\n${frame.body}\n`);
  else appendFileSync(target, `\n${fitHeading(frame.body, readFileSync(target, 'utf8'))}\n`);
  console.log(
    `${there === undefined ? 'Made' : 'Added to'} ${shown(target)}. Next: npm run dev, and npm run check:examples -- ${shown(target)}`,
  );
}

/** @throws Error saying where the fact is documented already */
async function mustBeNew({ documents }: Frame, facts: Facts): Promise<void> {
  if (documents === undefined) return;
  const { pages } = await compileSite({ contentDir, facts });
  const address = factAddresses(pages).get(documents);
  if (address !== undefined) throw new Error(`${documents} is already documented: ${address}`);
}

/** @throws Error when the package is not there to read, or has its page */
function mustBeInstalled(name: string, list: string | undefined): void {
  if (!existsSync(path.join(root, 'node_modules', name, 'package.json')))
    throw new Error(`The package ${name} is not installed: npm install --save-dev ${name}`);
  if (list !== undefined && readFileSync(list, 'utf8').split('\n').includes(`- package: ${name}`))
    throw new Error(`${name} already has a page, listed in ${shown(list)}.`);
}

function shown(file: string): string {
  return path.relative(process.cwd(), file);
}
