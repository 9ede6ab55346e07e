import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import type { Finding } from './finding.ts';

/** Matches the beginning of a webpack-cli command. */
const webpackCommand =
  /(?:^|[\s;&|(="'])(?:npx |yarn |pnpm (?:exec |dlx )?|npm exec (?:-- )?|\.\/node_modules\/\.bin\/)?webpack(?:-cli|-dev-server)?(?=\s)([^\n;&|)"']*)/g;

/** Matches commands that install packages, whose flags belong to the package manager rather than webpack-cli. */
const addingPackages = /\b(?:npm|yarn|pnpm)\s+(?:install|i|add)\b[^\n;&|]*/g;

/**
 * Finds unknown flags of webpack-cli in shell commands or `package.json` scripts.
 *
 * @param text shell code, or JSON with scripts
 */
export function unknownFlags(text: string, facts: Facts): Finding[] {
  const known = facts.ofKind('cli').flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const findings: Finding[] = [];
  for (const [index, line] of joined(text).split('\n').entries()) {
    if (/^\s*#/.test(line)) continue;
    for (const [, rest = ''] of line.replace(addingPackages, '').matchAll(webpackCommand)) {
      for (const flag of flagsIn(rest)) {
        if (isKnown(flag, known)) continue;
        findings.push({
          line: index + 1,
          message: `webpack-cli has no flag ${flag}.${didYouMean(
            flag,
            known.filter((name) => name.startsWith('--')),
          )}`,
        });
      }
    }
  }
  return findings;
}

/** Joins shell lines that end with a backslash, so that flags are reported at the first line of their command. */
const joined = (text: string): string => text.replaceAll('\\\n', '  ');

/** Returns the flags of a shell command, without their values, up to `--` or a comment. */
function flagsIn(command: string): string[] {
  const words = command
    .replace(/\s+#\s[^]*/, '')
    .trim()
    .split(/\s+/);
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end))
    .filter((word) => /^--?[a-z]/i.test(word))
    .map((word) => word.replace(/=[^]*/, ''));
}

function isKnown(flag: string, known: readonly string[]): boolean {
  if (known.includes(flag)) return true;
  if (flag.startsWith('--no-')) return known.includes(`--${flag.slice('--no-'.length)}`);
  // Accept `-dw` if `-d` is known, because webpack-cli allows a value directly after a short flag.
  return /^-[a-z]/i.test(flag) && !flag.startsWith('--') && known.includes(flag.slice(0, 2));
}
