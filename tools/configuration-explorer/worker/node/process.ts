/**
 * Browser version of Node.js's `process` for webpack's defaults and for configurations. It describes a project in
 * `/project`, which is also the working directory.
 */

/** Path of the virtual project in which the worker runs configurations. */
export const projectFolder = '/project';

export function cwd(): string {
  return projectFolder;
}

/**
 * Environment variables for webpack. `BROWSERSLIST_DISABLE_CACHE` makes webpack's defaults read the browserslist
 * queries again each time. A configuration sees the variables of its command line instead.
 */
const env: Record<string, string> = { BROWSERSLIST_DISABLE_CACHE: '1' };
const argv = ['/usr/bin/node', `${projectFolder}/node_modules/.bin/webpack`];
const platform = 'linux';
const arch = 'x64';
/** Version of Node.js that webpack's defaults assume in the worker. */
export const version = 'v24.0.0';
const versions: Record<string, string> = { node: '24.0.0' };
/** Replaces the stream of a terminal, which affects webpack's defaults for `infrastructureLogging`. */
class WriteStream {
  isTTY = true;
}
const stderr = new WriteStream();
const stdout = stderr;

/** Replaces Node.js's `process.exit` with a function that does nothing. */
function exit(): void {}

function on(): void {}

export default { cwd, env, argv, platform, arch, version, versions, stderr, stdout, exit, on };
