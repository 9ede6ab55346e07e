/** Suggests an existing file for a path that doesn't exist, such as a misspelled page. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

/** Endings that may be missing from the path of a page. */
const endings = ['', '.md', '.mdx', '/index.md', '/index.mdx'];

/**
 * Resolves a path that lacks `content/` or its extension. If there is no such page, returns the file in the same folder
 * whose name differs by at most two consecutive letters.
 *
 * @param {string} asked path relative to the project, with `/`
 * @param {string} root folder of the project
 * @returns {string | undefined} path relative to the project
 */
export function nearFile(asked, root) {
  const path = asked.replace(/^\/|\/$/g, '');
  const places = path.startsWith('content/') ? [path] : [path, `content/${path}`];
  const whole = places.flatMap((place) => endings.map((ending) => place + ending));
  return whole.find((file) => isFile(join(root, file))) ?? places.map((place) => likeNamed(place, root)).find(Boolean);
}

function likeNamed(place, root) {
  const folder = dirname(place);
  if (!existsSync(join(root, folder))) return undefined;
  const wanted = withoutExtension(place.slice(folder.length + 1));
  const names = readdirSync(join(root, folder)).filter((name) => isFile(join(root, folder, name)));
  const found = names.find((name) => isAlike(withoutExtension(name), wanted));
  return found && `${folder}/${found}`;
}

/** Whether two file names are equal except for at most two consecutive letters. */
function isAlike(one, other) {
  const length = Math.max(one.length, other.length);
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return start + end >= Math.max(length - 2, 2);
}

function withoutExtension(name) {
  return name.slice(0, name.length - extname(name).length);
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}
