/** Reads and changes those flags of a project's command line that have controls on the page. */

/** A mode that the page's control can set. */
export type Mode = 'development' | 'production' | 'none';

const modeFlag = /(^|\s)--mode(?:=|\s+)(\S+)/;

/** Returns the mode that the command line sets, or undefined if it leaves the mode to the configuration. */
export function modeOf(commandLine: string): Mode | undefined {
  const [, , mode] = modeFlag.exec(commandLine) ?? [];
  return mode === 'development' || mode === 'production' || mode === 'none' ? mode : undefined;
}

/** Sets or removes the mode on a command line. */
export function withMode(commandLine: string, mode: Mode | undefined): string {
  return withFlag(commandLine, 'mode', mode);
}

/** Sets a flag on a command line to a value, or removes the flag if there is no value. */
export function withFlag(commandLine: string, flag: string, value: string | undefined): string {
  const pattern = new RegExp(String.raw`(^|\s)--${flag}(?:=|\s+)\S+`, 'g');
  const rest = commandLine.replace(pattern, '').trim();
  if (value === undefined) return rest;
  return [rest, `--${flag} ${value}`].filter(Boolean).join(' ');
}
