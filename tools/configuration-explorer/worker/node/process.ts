/**
 * Node.js's `process` for webpack's defaults and for configurations. It describes a project in `/project`, which is
 * also the working directory.
 */

/** Folder of the virtual project. */
export const projectFolder = '/project';

export function cwd(): string {
  return projectFolder;
}

/**
 * Environment variables for webpack. The one here makes its defaults read the browserslist queries again each time. A
 * configuration sees the variables of its command line instead.
 */
const env: Record<string, string> = { BROWSERSLIST_DISABLE_CACHE: '1' };
const argv = ['/usr/bin/node', `${projectFolder}/node_modules/.bin/webpack`];
const platform = 'linux';
const arch = 'x64';
/** Version of Node.js that webpack's defaults assume. */
export const version = 'v24.0.0';
const versions: Record<string, string> = { node: '24.0.0' };
/** A terminal stream, which affects the defaults of `infrastructureLogging`. */
class WriteStream {
  isTTY = true;
}
const stderr = new WriteStream();
const stdout = stderr;

/** Replaces `process.exit`, and does nothing. */
function exit(): void {}

function on(): void {}

export default { cwd, env, argv, platform, arch, version, versions, stderr, stdout, exit, on };
