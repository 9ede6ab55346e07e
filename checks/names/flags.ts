import { didYouMean } from '../../compile/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import type { Finding } from './finding.ts';

/** Beginnings of commands that are webpack-cli's. */
const webpackCommand =
  /(?:^|[\s;&|(="'])(?:npx |yarn |pnpm (?:exec |dlx )?|npm exec (?:-- )?|\.\/node_modules\/\.bin\/)?webpack(?:-cli|-dev-server)?(?=\s)([^\n;&|)"']*)/g;

/**
 * Flags that webpack-cli does not have, in lines of a shell or of scripts in `package.json`.
 *
 * @param text shell code, or JSON with scripts
 */
export function unknownFlags(text: string, facts: Facts): Finding[] {
  const known = facts.ofKind('cli').flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const findings: Finding[] = [];
  for (const [index, line] of joined(text).split('\n').entries()) {
    if (/^\s*#/.test(line)) continue;
    for (const [, rest = ''] of line.matchAll(webpackCommand)) {
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

/** Lines that end in a backslash go on: a flag behind one is found at the line of its command. */
const joined = (text: string): string => text.replaceAll('\\\n', '  ');

/** The flags of a command, without their values, up to `--` and to a comment. */
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
  // `-dw` would be two short flags; webpack-cli's values may follow a short one directly.
  return /^-[a-z]/i.test(flag) && !flag.startsWith('--') && known.includes(flag.slice(0, 2));
}
