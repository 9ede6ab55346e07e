/** Splits a command line into arguments the way a shell does, at spaces outside of quotes. */
export function splitCommandLine(commandLine: string): string[] {
  const words = commandLine.match(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/g, (_whole, escaped, double, single: string | undefined) =>
      String(escaped ?? (double as string | undefined)?.replaceAll(/\\(["\\$`])/g, '$1') ?? single),
    ),
  );
}
