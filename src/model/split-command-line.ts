/** Splits a command line into arguments at spaces outside of quotes, as a shell does. */
export function splitCommandLine(commandLine: string): string[] {
  const words = commandLine.match(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/g, (_whole, escaped, double, single: string | undefined) =>
      String(escaped ?? (double as string | undefined)?.replaceAll(/\\(["\\$`])/g, '$1') ?? single),
    ),
  );
}
