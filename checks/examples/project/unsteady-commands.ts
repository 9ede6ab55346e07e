/** Matches commands that list files in file system order, which differs between machines. */
const unsorted = /^(?:find\b|du\b|ls\b.*\s-\w*[Uf]|grep\b.*\s(?:-\w*[rR]|--recursive\b))/;

/** Matches commands that print the user, the machine or the time. */
const personal = /^(?:date|hostname|whoami|nproc|uname|uptime)\b/;

/**
 * Finds a command in a shell example whose output differs between machines or days.
 *
 * @param code commands as the page shows them
 * @returns the command and what to use instead; undefined if there is none
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
