/** Package managers that install commands are shown for, in tab order. */
export const packageManagers = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof packageManagers)[number];

type Translation = Record<Exclude<PackageManager, 'npm'>, string>;

const install = /^npm (?:install|i|add)\b/;

/**
 * Translates shell commands that install packages with npm to the other package managers.
 *
 * @param code lines of a shell, optionally with `$ ` prompts and comments
 * @returns the code for each package manager; undefined if the block contains no install command, or one without an
 * equivalent in all three
 */
export function translateInstall(code: string): Record<PackageManager, string> | undefined {
  const lines = code.split('\n');
  if (!lines.some((line) => commandsOf(line).some((command) => install.test(command)))) return undefined;
  const result = { npm: code, yarn: '', pnpm: '' };
  for (const manager of ['yarn', 'pnpm'] as const) {
    const translated = lines.map((line) => translateLine(line, manager));
    if (translated.includes(undefined)) return undefined;
    result[manager] = translated.join('\n');
  }
  return result;
}

function commandsOf(line: string): string[] {
  return line
    .replace(/^\s*\$\s+/, '')
    .split(/\s*(?:&&|;|\|\|)\s*/)
    .map((command) => command.trim());
}

function translateLine(line: string, manager: keyof Translation): string | undefined {
  const [, prefix = '', body = '', comment = ''] = /^(\s*(?:\$\s+)?)(.*?)(\s+#.*)?$/.exec(line) ?? [];
  if (body === '' || body.startsWith('#')) return line;
  const parts = body.split(/(\s*(?:&&|;|\|\|)\s*)/);
  const translated = parts.map((part, index) => (index % 2 === 1 ? part : translateCommand(part, manager)));
  return translated.includes(undefined) ? undefined : prefix + translated.join('') + comment;
}

/** Translates one shell command. Commands unrelated to package managers are returned unchanged. */
function translateCommand(command: string, manager: keyof Translation): string | undefined {
  const [program, verb = '', ...rest] = command.split(/\s+/);
  if (program === 'npx') return translateNpx([verb, ...rest], manager);
  if (program !== 'npm') return command;
  const words = rest.filter((word) => word !== '--');
  const packages = rest.filter((word) => !word.startsWith('-'));
  const has = (...names: string[]): boolean => names.some((name) => rest.includes(name));
  switch (verb) {
    case 'install':
    case 'i':
    case 'add': {
      if (packages.length === 0) return manager === 'yarn' ? 'yarn install' : 'pnpm install';
      if (has('-g', '--global')) return join(manager === 'yarn' ? 'yarn global add' : 'pnpm add --global', packages);
      const flag = dependencyFlag(has, manager);
      return flag === undefined ? undefined : join(`${manager} add${flag}`, packages);
    }
    case 'uninstall':
    case 'remove':
      return join(`${manager} remove`, packages);
    case 'ci':
      return `${manager} install --frozen-lockfile`;
    case 'init':
      if (packages.length > 0) return join(`${manager} create`, packages);
      return manager === 'yarn' ? join('yarn init', rest) : 'pnpm init';
    case 'create':
      return join(`${manager} create`, words);
    case 'run':
      return join(`${manager} run`, words);
    case 'start':
    case 'test':
      return join(`${manager} ${verb}`, words);
    default:
      return undefined;
  }
}

function dependencyFlag(has: (...names: string[]) => boolean, manager: keyof Translation): string | undefined {
  if (has('--legacy-peer-deps', '--force')) return undefined;
  const exact = has('--save-exact', '-E') ? (manager === 'yarn' ? ' --exact' : ' --save-exact') : '';
  if (has('--save-dev', '-D')) return (manager === 'yarn' ? ' --dev' : ' --save-dev') + exact;
  if (has('--save-optional', '-O')) return (manager === 'yarn' ? ' --optional' : ' --save-optional') + exact;
  if (has('--save-peer')) return (manager === 'yarn' ? ' --peer' : ' --save-peer') + exact;
  return exact;
}

/**
 * Translates an `npx` command, which usually runs an installed program. If `npx` has to download the program, other
 * package managers use `dlx`.
 */
function translateNpx(words: string[], manager: keyof Translation): string {
  const [program = ''] = words.filter((word) => !word.startsWith('-'));
  const fetched = words[0]?.startsWith('-') || program.startsWith('create-') || /.@/.test(program);
  const named = words.filter((word, index) => index > 0 || !/^(?:-y|--yes)$/.test(word));
  return join(fetched ? `${manager} dlx` : manager, named);
}

function join(start: string, words: string[]): string {
  return [start, ...words].join(' ').trim();
}
