/**
 * Implements `npm run new -- option output.path`, which creates a page or a section from a template, and `npm run new
 * -- --missing`, which drafts sections for everything that isn't documented yet.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadFacts } from '../../facts/index.ts';
import type { Facts } from '../../facts/types.ts';
import { compileSite } from '../../compile/compile-site.ts';
import { factAddresses } from '../../compile/fact-addresses.ts';
import { build } from '../../site.config.ts';
import { draftsFor, withDrafts } from './drafts.ts';
import { fillOutput } from './fill-output.ts';
import { type Template, templateFor, templateKinds } from './templates.ts';
import { pageOfTemplate, writeTemplate } from './write-template.ts';

const usage = `Usage: npm run new -- KIND NAME [--mdx]
       npm run new -- --missing

Creates a page or a section from a template:

${Object.entries(templateKinds)
  .map(([kind, what]) => `  ${kind.padEnd(8)}${what}`)
  .join('\n')}

  --mdx      create an .mdx file, which may contain components
  --missing  draft a row or a section for everything undocumented, on the page where it belongs
  --help     print this

Example: npm run new -- guide "Module federation"`;

const root = path.resolve(import.meta.dirname, '../..');
const contentDir = path.join(root, build.content);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mdx: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [kind, ...words] = positionals;
if (values.missing && !values.help && kind === undefined) {
  await draftMissing();
} else if (values.help || kind === undefined || words.length === 0) {
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
  const template = templateFor(asked, name, facts, { mdx: values.mdx, day });
  const there = pageOfTemplate(contentDir, template);
  if (there !== undefined && template.isPage) throw new Error(`${shown(there)} already exists.`);
  if (asked === 'loader') mustBeInstalled(name, there);
  await mustBeNew(template, facts);
  const { file, isNew, drawn } = writeTemplate(contentDir, template);
  if (template.isPage) await fillOutput(shown(file));
  const made = [file, ...drawn].map(shown).join(' and ');
  console.log(`${isNew ? 'Made' : 'Added to'} ${made}. Next: npm run dev, and npm run check -- ${shown(file)}`);
  if (template.isPage && drawn.length === 0)
    console.log(
      'A diagram is an SVG file beside the page, shown with <Diagram src="./graph.svg" title="…">what it shows</Diagram>.',
    );
}

/** Writes a draft for every undocumented option, hook, and so on, and reports where it is. */
async function draftMissing(): Promise<void> {
  const facts = loadFacts();
  const { pages } = await compileSite({ contentDir, facts });
  const read = (page: string): string => readFileSync(path.join(contentDir, page), 'utf8');
  const { drafts, homeless } = draftsFor(facts, pages, read);
  for (const [page, some] of Map.groupBy(drafts, (draft) => draft.path)) {
    writeFileSync(path.join(contentDir, page), withDrafts(read(page), some));
    const [rows, sections] = ['row', 'section'].map((form) => some.filter((draft) => draft.form === form).length);
    const documented = some.flatMap((draft) => draft.facts);
    console.log(
      `${shown(path.join(contentDir, page))}: ${rows} places in tables, ${sections} sections, for ${documented.join(', ')}`,
    );
  }
  for (const id of homeless) console.log(`Nothing like ${id} is documented on any page; decide where it goes.`);
  if (drafts.length + homeless.length === 0) console.log('Everything that webpack offers is documented.');
}

/** @throws Error that says where the option, hook, or plugin is already documented */
async function mustBeNew({ documents }: Template, facts: Facts): Promise<void> {
  if (documents === undefined) return;
  const { pages } = await compileSite({ contentDir, facts });
  const address = factAddresses(pages).get(documents);
  if (address !== undefined) throw new Error(`${documents} is already documented: ${address}`);
}

/** @throws Error if the package isn't installed, or already has a page */
function mustBeInstalled(name: string, list: string | undefined): void {
  if (!existsSync(path.join(root, 'node_modules', name, 'package.json')))
    throw new Error(`The package ${name} is not installed: npm install --save-dev ${name}`);
  if (list !== undefined && readFileSync(list, 'utf8').split('\n').includes(`- package: ${name}`))
    throw new Error(`${name} already has a page, listed in ${shown(list)}.`);
}

function shown(file: string): string {
  return path.relative(process.cwd(), file);
}
