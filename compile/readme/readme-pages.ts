import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq } from 'yaml';
import { z } from 'zod';
import { urlOfPath } from '../../src/model/url.ts';
import { phrasesSchema } from '../scan/front-matter.ts';
import { pageText } from '../scan/page-text.ts';
import { readYaml } from '../scan/read-yaml.ts';
import { shownPath } from '../markdown/report.ts';
import type { Problem, SourcePage } from '../types.ts';
import { readMetadata } from './package-metadata.ts';
import { branchOf, fileAddress } from './repository-addresses.ts';

const entrySchema = z.strictObject({
  package: z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+$/, 'is no package name'),
  group: z.string().min(1).optional(),
  sort: z.number().int().optional(),
  phrases: phrasesSchema.optional(),
});

/** Maximum size of a README in bytes; the same limit as for authored pages. */
const largestReadme = 2 * 1024 * 1024;

/**
 * Reads the README pages of a section.
 *
 * @param listFile `packages.yaml`: a list of `package`, with optional `group`, `sort` and `phrases`
 * @param folders folders of the content and of the installed packages
 * @returns a page for each package with a README; for each other package, a problem at its line in the list
 */
export async function readReadmePages(
  listFile: string,
  folders: { contentDir: string; modulesDir: string },
): Promise<{ pages: SourcePage[]; problems: Problem[] }> {
  const problem = (line: number, message: string): Problem => ({
    file: shownPath(listFile),
    line,
    message,
    severity: 'error',
  });
  const yaml = readYaml(pageText(await readFile(listFile, 'utf8')));
  if ('problem' in yaml) {
    const { line, message } = yaml.problem;
    return { pages: [], problems: [problem(line, `This is not valid YAML: ${message}`)] };
  }
  const { document, lineAt } = yaml;
  if (!isSeq(document.contents))
    return { pages: [], problems: [problem(1, 'This must be a list: - package: babel-loader')] };

  const section = path.relative(folders.contentDir, path.dirname(listFile)).split(path.sep).join('/');
  const results = await Promise.all(
    document.contents.items.map(async (item): Promise<SourcePage | Problem> => {
      const line = lineAt(isMap(item) ? (item.range?.[0] ?? 0) : 0);
      const entry = entrySchema.safeParse(isMap(item) ? item.toJS(document) : item);
      if (!entry.success)
        return problem(
          line,
          `Each entry is - package: name, with an optional group, sort and phrases: ${entry.error.issues[0]!.message}.`,
        );
      try {
        return await readReadme(entry.data, { section, modulesDir: folders.modulesDir });
      } catch (error) {
        return problem(line, (error as Error).message);
      }
    }),
  );
  return {
    pages: results.filter((result) => 'body' in result),
    problems: results.filter((result) => 'message' in result),
  };
}

async function readReadme(
  entry: z.infer<typeof entrySchema>,
  place: { section: string; modulesDir: string },
): Promise<SourcePage> {
  const directory = path.join(place.modulesDir, entry.package);
  const names = await readdir(directory).catch(() => undefined);
  if (!names)
    throw new Error(`The package ${entry.package} is not installed: npm install --save-dev ${entry.package}.`);
  const readme = names.find((name) => /^readme\.(?:md|markdown)$/i.test(name));
  if (readme === undefined) throw new Error(`The package ${entry.package} has no README.md.`);

  const file = path.join(directory, readme);
  const bytes = await readFile(file);
  if (bytes.length > largestReadme) throw new Error(`The README of ${entry.package} is larger than 2 MB.`);
  const metadata = readMetadata(JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')));
  // Invalid UTF-8 is replaced rather than rejected, because READMEs come from other authors.
  const body = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const { repository } = metadata;
  const branch = repository && branchOf(body, repository);
  const pagePath = `${place.section}/_${entry.package.replace(/^@[^/]+\//, '')}.md`;
  return {
    path: pagePath,
    file,
    url: urlOfPath(pagePath),
    kind: 'readme',
    extension: '.md',
    frontMatter: {
      title: metadata.name,
      ...(entry.sort !== undefined && { sort: entry.sort }),
      ...(entry.group !== undefined && { group: entry.group }),
      ...(entry.phrases !== undefined && { phrases: entry.phrases }),
      contributors: metadata.contributors,
      ...(repository && {
        source: fileAddress(repository, { branch, file: readme, view: 'raw' }),
        edit: fileAddress(repository, { branch, file: readme, view: branch === undefined ? 'blob' : 'edit' }),
        repo: repository.url,
      }),
    },
    body,
    bodyLine: 1,
    size: bytes.length,
    package: {
      name: metadata.name,
      version: metadata.version,
      directory,
      ...(metadata.description !== undefined && { description: metadata.description }),
      ...(repository && { repository: { ...repository, ...(branch !== undefined && { branch }) } }),
    },
  };
}
