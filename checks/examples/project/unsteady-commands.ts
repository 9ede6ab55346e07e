/** Lists files in the order in which the file system keeps them, which is another one on each machine. */
const unsorted = /^(?:find\b|du\b|ls\b.*\s-\w*[Uf]|grep\b.*\s(?:-\w*[rR]|--recursive\b))/;

/** Says who, where or when it runs. */
const personal = /^(?:date|hostname|whoami|nproc|uname|uptime)\b/;

/**
 * What of a shell example prints something else on another machine or day.
 *
 * @param code commands as a reader would type them
 * @returns the command at fault and what to write instead; nothing where there is none
 */
export function unsteadyCommand(code: string): { command: string; instead: string } | undefined {
  for (const pipeline of code.split(/\n|&&|\|\||;/)) {
    const [first = '', ...others] = pipeline.split('|').map((part) => part.trim().replace(/^(?:\w+=\S*\s+)+/, ''));
    if (unsorted.test(first) && !others.some((part) => /^(?:sort|wc)\b/.test(part)))
      return { command: first, instead: `its order is another one on each machine: write ${first} | sort` };
    if (personal.test(first))
      return { command: first, instead: 'it prints something else for each reader: show the example without it' };
  }
  return undefined;
}
