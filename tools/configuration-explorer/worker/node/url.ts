/** Browser version of Node.js's `url`, limited to the functions that webpack and configurations use. */

/**
 * Converts a file URL to a path.
 *
 * @throws TypeError if the URL doesn't start with `file:`
 */
function fileURLToPath(url: string | URL): string {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:') throw new TypeError('The URL must be of scheme file');
  return decodeURIComponent(pathname);
}

function pathToFileURL(path: string): URL {
  return new URL(`file://${path.split('/').map(encodeURIComponent).join('/')}`);
}

const { URL: url, URLSearchParams: urlSearchParams } = globalThis;
export { fileURLToPath, pathToFileURL, url as URL, urlSearchParams as URLSearchParams };
export default { fileURLToPath, pathToFileURL, URL: url, URLSearchParams: urlSearchParams };
