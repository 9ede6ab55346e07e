/** Flags on the command line of a project that the page has controls for. */

/** A mode that a build can be told. */
export type Mode = 'development' | 'production' | 'none';

const modeFlag = /(^|\s)--mode(?:=|\s+)(\S+)/;

/** The mode that the command line says; nothing where it leaves that to the configuration. */
export function modeOf(commandLine: string): Mode | undefined {
  const [, , mode] = modeFlag.exec(commandLine) ?? [];
  return mode === 'development' || mode === 'production' || mode === 'none' ? mode : undefined;
}

/** The command line with another mode, or with none. */
export function withMode(commandLine: string, mode: Mode | undefined): string {
  return withFlag(commandLine, 'mode', mode);
}

/** The command line with a flag's value, in place of the one it had; without a value, without the flag. */
export function withFlag(commandLine: string, flag: string, value: string | undefined): string {
  const pattern = new RegExp(String.raw`(^|\s)--${flag}(?:=|\s+)\S+`, 'g');
  const rest = commandLine.replace(pattern, '').trim();
  if (value === undefined) return rest;
  return [rest, `--${flag} ${value}`].filter(Boolean).join(' ');
}
