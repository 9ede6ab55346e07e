/**
 * Copies the build of an older version of the site into a subfolder of the newest one. This is for hosts that serve a
 * single folder and read their redirects and headers from it: Netlify, Cloudflare Pages, Vercel, GitHub Pages.
 */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfHosts } from './host-rules.ts';

interface VercelRules {
  redirects: unknown[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/**
 * Thrown if the builds of two versions can't be combined. The message is written for the person who runs the command.
 */
export class MountFailure extends Error {
  override name = 'MountFailure';
}

/** Result of copying the build of an older version into the newest. */
interface Mounted {
  /** Base path of the older version: `/v5`. */
  basePath: string;
  /** Names of headers for which the newest version's value replaces that of the older version. */
  overruled: string[];
}

/**
 * Copies the older build into its subfolder of the newest build, and merges the redirects and headers of both.
 *
 * @param newest absolute path of a build that is served at the root of the host
 * @param older absolute path of a build whose `origin` has a path
 * @throws MountFailure if the older build has no base path, or if the newest has a file at that path
 */
export async function mountVersion(newest: string, older: string): Promise<Mounted> {
  const [rules, olderRules] = [await vercelRulesOf(newest), await vercelRulesOf(older)];
  const basePath = basePathIn(olderRules, older);
  if (basePathIn(rules, newest) !== '') throw new MountFailure(`${newest} isn’t a build for the root of a host.`);
  if (basePath === '')
    throw new MountFailure(
      `${older} is built for the root of a host. Set its origin to its folder, and build it again.`,
    );
  const folder = path.join(newest, basePath);
  if (existsSync(folder)) throw new MountFailure(`${folder} already exists. Build ${newest} again first.`);

  await cp(older, folder, { recursive: true });
  // Hosts read their configuration files only at the root.
  for (const file of filesOfHosts) await rm(path.join(folder, file), { force: true });
  await append(path.join(newest, '_redirects'), await readFile(path.join(older, '_redirects'), 'utf8'));
  // Netlify and Cloudflare Pages join the values of all matching header rules, and some headers are invalid if
  // repeated. So the rules for all paths are taken only from the newest version.
  const everywhere = `${basePath}/*`;
  const blocks = blocksOf(await readFile(path.join(older, '_headers'), 'utf8'));
  const own = blocks.filter((block) => !block.startsWith(`${everywhere}\n`) && !block.startsWith('#'));
  await append(path.join(newest, '_headers'), own.join(''));
  const ownHeaders = olderRules.headers.filter(({ source }) => source !== `${basePath}/(.*)`);
  const both = {
    ...rules,
    redirects: [...rules.redirects, ...olderRules.redirects],
    headers: [...rules.headers, ...ownHeaders],
  };
  await writeFile(path.join(newest, 'vercel.json'), `${JSON.stringify(both, null, 2)}\n`);
  return { basePath, overruled: differing(headersOfAll(olderRules, basePath), headersOfAll(rules, '')) };
}

async function vercelRulesOf(dist: string): Promise<VercelRules> {
  const file = path.join(dist, 'vercel.json');
  if (!existsSync(file)) throw new MountFailure(`${dist} doesn’t contain a built site: it has no vercel.json.`);
  return JSON.parse(await readFile(file, 'utf8')) as VercelRules;
}

/** Returns the base path of a build, from its header rule for all paths. */
function basePathIn({ headers }: VercelRules, dist: string): string {
  const [, basePath] = /^(.*)\/\(\.\*\)$/.exec(headers[0]?.source ?? '') ?? [];
  if (basePath === undefined)
    throw new MountFailure(`The first rule for headers in ${dist}/vercel.json doesn’t apply to all paths.`);
  return basePath;
}

function headersOfAll({ headers }: VercelRules, basePath: string): Map<string, string> {
  const all = headers.find(({ source }) => source === `${basePath}/(.*)`)?.headers ?? [];
  return new Map(all.map(({ key, value }) => [key, value]));
}

function differing(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string[] {
  return [...some].filter(([name, value]) => others.get(name) !== value).map(([name]) => name);
}

/** Splits a `_headers` file into its rules. Each rule is a path followed by indented lines. */
function blocksOf(text: string): string[] {
  return text.split(/^(?=\S)/m);
}

async function append(file: string, text: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')) + text);
}
