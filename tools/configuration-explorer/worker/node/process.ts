/** `process` for webpack's defaults and for configurations: a project in `/project`, started from there. */

/** Folder of the virtual project. */
export const projectFolder = '/project';

export function cwd(): string {
  return projectFolder;
}

/**
 * Variables for webpack, whose defaults read browserslist again each time. A configuration sees those of its command
 * line.
 */
const env: Record<string, string> = { BROWSERSLIST_DISABLE_CACHE: '1' };
const argv = ['/usr/bin/node', `${projectFolder}/node_modules/.bin/webpack`];
const platform = 'linux';
const arch = 'x64';
/** The Node.js version whose features webpack's defaults read. */
export const version = 'v24.0.0';
const versions: Record<string, string> = { node: '24.0.0' };
/** A terminal, for the defaults of `infrastructureLogging`. */
class WriteStream {
  isTTY = true;
}
const stderr = new WriteStream();
const stdout = stderr;

/** Does nothing here. */
function exit(): void {}

function on(): void {}

export default { cwd, env, argv, platform, arch, version, versions, stderr, stdout, exit, on };
