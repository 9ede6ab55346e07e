/** Reads and changes the flags of a webpack command line that have controls in the playground. */

/** A webpack mode that the playground's mode control can set. */
export type Mode = 'development' | 'production' | 'none';

const modeFlag = /(^|\s)--mode(?:=|\s+)(\S+)/;

/** Returns the mode that a webpack command line sets, or `undefined` if it leaves the mode to the configuration. */
export function modeOf(commandLine: string): Mode | undefined {
  const [, , mode] = modeFlag.exec(commandLine) ?? [];
  return mode === 'development' || mode === 'production' || mode === 'none' ? mode : undefined;
}

/** Sets or removes the `--mode` flag on a webpack command line. */
export function withMode(commandLine: string, mode: Mode | undefined): string {
  return withFlag(commandLine, 'mode', mode);
}

/** Sets a flag on a webpack command line to a value, or removes the flag if there is no value. */
export function withFlag(commandLine: string, flag: string, value: string | undefined): string {
  const pattern = new RegExp(String.raw`(^|\s)--${flag}(?:=|\s+)\S+`, 'g');
  const rest = commandLine.replace(pattern, '').trim();
  if (value === undefined) return rest;
  return [rest, `--${flag} ${value}`].filter(Boolean).join(' ');
}
