import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const npmFile = fileURLToPath(new URL('npm.ts', import.meta.url));

/**
 * Writes the replacement commands to a folder.
 *
 * @param modules folder of the packages that examples can use
 */
export function writeStandIns(bin: string, modules: string): void {
  // Run the replacement for npm without Node's permission model, which doesn't allow the links that it creates. Its
  // child processes are restricted again.
  const npm = `EXAMPLE_NODE_OPTIONS="$NODE_OPTIONS" NODE_OPTIONS= exec "${process.execPath}" "${npmFile}" "$@"`;
  const scripts = {
    npm,
    yarn: npm,
    pnpm: npm,
    npx: npxScript(modules),
    webpack: webpackScript(modules),
    warm: warmScript,
  };
  for (const [name, script] of Object.entries(scripts)) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  }
}

/**
 * `warm FILE …` does the same as `node FILE …`, but in a process that has webpack preloaded. Servers, and commands with
 * other Node.js options, get a new process.
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

/** Replaces `npx` without downloading anything. Prefers the project's own commands to the repository's. */
function npxScript(modules: string): string {
  return `while [[ $1 == -* ]]; do
  if [[ $1 == -p || $1 == --package ]]; then shift; fi
  shift
done
name=$1; shift
[[ $name == @*/* ]] || name=\${name%%@*}
if [[ $name == webpack ]]; then exec webpack "$@"; fi
${eachFolderOfCommands(modules)}
  if [[ -x $folder/$name ]]; then exec "$folder/$name" "$@"; fi
done
echo "npx: no installed package has a command $name; examples run without a network" >&2
exit 127`;
}

/** Implements the `webpack` command for `npx` and for scripts in `package.json`. */
function webpackScript(modules: string): string {
  return `${eachFolderOfCommands(modules)}
  if [[ -x $folder/webpack ]]; then exec warm "$folder/webpack" "$@"; fi
done`;
}

/** Returns the beginning of a shell loop over the folders that contain commands of packages. */
function eachFolderOfCommands(modules: string): string {
  return `for folder in "$PWD/node_modules/.bin" "$EXAMPLE_FOLDER/node_modules/.bin" "${modules}/.bin"; do`;
}
