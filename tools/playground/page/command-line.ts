/** Reads and changes the flags of a project's command line for which the page has controls. */

/** A mode that the page's control can set. */
export type Mode = 'development' | 'production' | 'none';

const modeFlag = /(^|\s)--mode(?:=|\s+)(\S+)/;

/** The mode set on the command line; undefined if it is left to the configuration. */
export function modeOf(commandLine: string): Mode | undefined {
  const [, , mode] = modeFlag.exec(commandLine) ?? [];
  return mode === 'development' || mode === 'production' || mode === 'none' ? mode : undefined;
}

/** The command line with another mode, or without one. */
export function withMode(commandLine: string, mode: Mode | undefined): string {
  return withFlag(commandLine, 'mode', mode);
}

/** The command line with a flag set to a value, or removed without one. */
export function withFlag(commandLine: string, flag: string, value: string | undefined): string {
  const pattern = new RegExp(String.raw`(^|\s)--${flag}(?:=|\s+)\S+`, 'g');
  const rest = commandLine.replace(pattern, '').trim();
  if (value === undefined) return rest;
  return [rest, `--${flag} ${value}`].filter(Boolean).join(' ');
}
