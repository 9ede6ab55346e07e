import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository: where packages are installed and caches live. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Where sandboxes are made: the same place for everyone, since a longer path breaks the lines of what Node prints.
 * `EXAMPLES_FOLDER` names another one.
 */
export function sandboxesFolder(): string {
  return process.env.EXAMPLES_FOLDER ?? (existsSync('/tmp') ? '/tmp' : tmpdir());
}

/** Begins the names of this process's sandboxes, which all have one length. */
export const sandboxPrefix = `documentation-examples-${process.pid.toString(36).padStart(5, '0')}-`;

const here = fileURLToPath(new URL('./', import.meta.url));

/** Where examples run: a temporary folder outside the repository, with the repository's packages within reach. */
export interface Sandbox {
  folder: string;
  /** The whole sandbox as a place, for what serves all examples. */
  whole: Place;
  /**
   * A fresh folder of that name, alone in its surroundings.
   *
   * @param warmPort where {@link startWarmProcesses} listens; without it each command is a process of its own
   */
  startFolder(name: string, warmPort?: number): Place;
  /** Removes everything. */
  dispose(): void;
}

/** One example's folder and the environment its commands run in. */
export interface Place {
  /** Absolute path of the example's own folder; its last part is the name that was asked for. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Removes the folder and its surroundings. */
  dispose(): void;
}

/**
 * Makes the folder that examples run in. Node processes there may write only to their own folder (Node's permission
 * model), open no undeclared port and reach no network (`guard.cjs`); `npm` and `npx` are stand-ins that take packages
 * from this repository; `HOME` and the folder for temporary files are the example's own.
 */
export function createSandbox(): Sandbox {
  const folder = realpathSync(mkdtempSync(path.join(sandboxesFolder(), sandboxPrefix)));
  const modules = path.join(repository, 'node_modules');
  // Node looks for packages in all folders above, so every example finds what this repository has installed.
  symlinkSync(modules, path.join(folder, 'node_modules'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, path.join(bin, 'node'));
  // The stand-in itself makes links, which Node's permission model refuses; what it runs is restricted again.
  const npm = `EXAMPLE_NODE_OPTIONS="$NODE_OPTIONS" NODE_OPTIONS= exec "${process.execPath}" "${path.join(here, 'npm.ts')}" "$@"`;
  for (const manager of ['npm', 'yarn', 'pnpm']) writeCommand(manager, npm);
  writeCommand('npx', npxScript(modules));
  writeCommand('warm', warmScript);
  const compileCache = path.join(repository, '.cache', 'examples', 'compile');
  mkdirSync(compileCache, { recursive: true });
  let count = 0;

  return {
    folder,
    whole: { folder, env: environment(folder, folder), dispose: () => {} },
    startFolder(name, warmPort) {
      const surroundings = path.join(folder, `${++count}`.padStart(4, '0'));
      const own = path.join(surroundings, name);
      const home = path.join(surroundings, '.home');
      for (const made of [own, home]) mkdirSync(made, { recursive: true });
      return {
        folder: own,
        env: { ...environment(own, home), ...(warmPort === undefined ? {} : { EXAMPLE_WARM: String(warmPort) }) },
        dispose: () => rmSync(surroundings, { recursive: true, force: true, maxRetries: 3 }),
      };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };

  function writeCommand(name: string, script: string): void {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  }

  function environment(own: string, home: string): NodeJS.ProcessEnv {
    const writable = [own, home, compileCache].map((allowed) => quoted(`--allow-fs-write=${allowed}`));
    const options = [
      '--permission',
      '--allow-fs-read=*',
      ...writable,
      '--allow-child-process --allow-worker --allow-addons --allow-wasi',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=1536',
      // A build lives for a second: with room for all it makes, the collector has less to do, a tenth of the time.
      '--max-semi-space-size=32',
      quoted(`--require=${path.join(here, 'guard.cjs')}`),
    ].join(' ');
    return {
      PATH: [
        bin,
        path.join(own, 'node_modules/.bin'),
        path.join(modules, '.bin'),
        '/usr/local/bin',
        '/usr/bin',
        '/bin',
      ].join(':'),
      HOME: home,
      TMPDIR: home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compileCache,
      NODE_OPTIONS: options,
      EXAMPLE_OPTIONS: options,
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      EXAMPLE_PACKAGES: modules,
      EXAMPLE_FOLDER: own,
      // For commands that are not Node: a proxy that nobody answers stands for “no network”.
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1,::1',
    };
  }
}

/** An option as `NODE_OPTIONS` takes it, whatever the path in it contains: white space would end it. */
function quoted(option: string): string {
  return `"${option.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * `warm FILE …` is `node FILE …`, in a process that has webpack loaded where that makes no difference: not for what listens,
 * nor for what has Node set up differently.
 */
const warmScript = `if [[ -n $EXAMPLE_WARM && -z $EXAMPLE_MAY_LISTEN$NODE_ENV$NODE_NO_WARNINGS && $NODE_OPTIONS == "$EXAMPLE_OPTIONS" && -e /proc/$$/environ ]]; then
  server=/dev/tcp/127.0.0.1/$EXAMPLE_WARM
  if { exec 3<> "$server" 4<> "$server" 5<> "$server"; } 2> /dev/null; then
    echo "control $$" >&3; echo "stdout $$" >&4; echo "stderr $$" >&5
    cat <&4 & cat <&5 >&2
    wait
    read -r code <&3
    [[ $code == cold ]] || exit "\${code:-1}"
  fi
fi
exec node "$@"`;

/** `npx` without the download: the project's own commands first, then this repository's. */
function npxScript(modules: string): string {
  return `while [[ $1 == -* ]]; do
  if [[ $1 == -p || $1 == --package ]]; then shift; fi
  shift
done
name=$1; shift
[[ $name == @*/* ]] || name=\${name%%@*}
for folder in "$PWD/node_modules/.bin" "$EXAMPLE_FOLDER/node_modules/.bin" "${modules}/.bin"; do
  if [[ -x $folder/$name ]]; then
    if [[ $name == webpack ]]; then exec warm "$folder/$name" "$@"; fi
    exec "$folder/$name" "$@"
  fi
done
echo "npx: no installed package has a command $name; examples run without a network" >&2
exit 127`;
}
