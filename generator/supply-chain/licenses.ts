import { readdirSync, readFileSync } from 'node:fs';
import { BuildFailure } from '../build-failure.ts';
import { inProject } from '../paths.ts';
import type { LockedPackage } from './lockfile.ts';

/** Third-party code and text that the site redistributes. */
interface PassedOn {
  /** npm packages whose code is in browser scripts. */
  bundled: readonly LockedPackage[];
  /** npm packages whose README is a page of the site. */
  readmes: readonly LockedPackage[];
}

/**
 * Creates `/licenses.txt`, which contains the full license text of each package.
 *
 * @throws BuildFailure if a package has none
 */
export function licensesText({ bundled, readmes }: PassedOn): string {
  const [scripts, pages] = [bundled, readmes].map((packages) => packages.map(entry).join('\n'));
  return [
    'Licenses of the packages that this site distributes. The build generates this file from what it bundled.',
    `${rule('Code in the scripts of this site')}\n${scripts}`,
    `${rule('Packages whose README is a page of this site')}\n${pages}`,
  ].join('\n\n');
}

function rule(title: string): string {
  return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n`;
}

function entry(locked: LockedPackage): string {
  const { name, version, license = 'as follows' } = locked;
  return `${name} ${version} (${license})\n\n${licenseOf(locked)}\n`;
}

/**
 * Returns a package's license file or, without one, the license in its `package.json`.
 *
 * @throws BuildFailure if the package has neither
 */
function licenseOf({ folder, license }: LockedPackage): string {
  const file = readdirSync(inProject(folder)).find((name) => /^(?:licen[cs]e|copying|unlicense)(?:[.-]|$)/i.test(name));
  if (file !== undefined) return readFileSync(inProject(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  if (license !== undefined) return `The package has no file with its license; its package.json says ${license}.`;
  throw new BuildFailure([
    `${folder}: the package doesn’t state a license, so the site may not be allowed to distribute it.`,
  ]);
}
