/** `process` of Node for webpack's defaults and for configurations: a project in `/project`, started from its folder. */

/** The folder that stands for the reader's project. */
export const projectFolder = '/project';

export function cwd(): string {
  return projectFolder;
}

/** Variables of webpack: its defaults ask for the browsers anew each time. A configuration sees those of its command line. */
const env: Record<string, string> = { BROWSERSLIST_DISABLE_CACHE: '1' };
const argv = ['/usr/bin/node', `${projectFolder}/node_modules/.bin/webpack`];
const platform = 'linux';
const arch = 'x64';
/** The version whose features webpack's defaults ask for. */
export const version = 'v24.0.0';
const versions: Record<string, string> = { node: '24.0.0' };
/** A terminal: the defaults of `infrastructureLogging` ask for it. */
class WriteStream {
  isTTY = true;
}
const stderr = new WriteStream();
const stdout = stderr;

/** Ends nothing here. */
function exit(): void {}

function on(): void {}

export default { cwd, env, argv, platform, arch, version, versions, stderr, stdout, exit, on };
