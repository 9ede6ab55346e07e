import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../runner/runner.ts';

/** Matches the folder of shared packages, in absolute paths and URLs. */
const installed = (() => {
  const folder = path.join(repository, 'node_modules/');
  return { path: folder, href: pathToFileURL(folder).href };
})();

/**
 * Matches the folder of shared packages relative to an example's folder: steps to parent folders, then the rest of the
 * path.
 */
const installedRelative = new RegExp(
  String.raw`(?:\.\./)+${repository
    .split('/')
    .filter(Boolean)
    .map((part) => `(?:${RegExp.escape(part)}/)?`)
    .join('')}node_modules/`,
  'g',
);

/**
 * Normalizes printed text for comparison and display. Removes colors and progress, shortens the path of the example's
 * folder to `/<name>`, and writes packages as `./node_modules/…`.
 *
 * @param folder absolute path of the example's folder
 */
export function tidyOutput(text: string, folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return (
    text
      // oxlint-disable-next-line no-control-regex -- terminal colors are control characters
      .replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, '')
      .replaceAll(/^.*\r(?!\n)/gm, '')
      .replaceAll('\r\n', '\n')
      .replaceAll(pathToFileURL(folder).href, `file:///${name}`)
      .replaceAll(folder, `/${name}`)
      .replaceAll(installedRelative, './node_modules/')
      .replaceAll(installed.href, `file:///${name}/node_modules/`)
      .replaceAll(installed.path, `/${name}/node_modules/`)
      .replaceAll(/(?:\.\.\/)+(?:[\w.-]+\/)*?node_modules\//g, './node_modules/')
      .replaceAll(/(?:\/[\w.-]+)+\/node_modules\//g, `/${name}/node_modules/`)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/^\n+|\n+$/g, '')
  );
}
