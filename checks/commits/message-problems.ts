/** Maximum length of a commit message's subject in characters. Commit lists truncate longer ones. */
const longest = 72;

/** Returns the problems with a commit message, one sentence each. */
export function messageProblems(message: string): string[] {
  const [subject = '', second = ''] = message.split('\n');
  const problems: string[] = [];
  if (subject.trim() === '') problems.push('It has no subject: say what changes for a reader or a maintainer.');
  if (subject.length > longest)
    problems.push(`The subject has ${subject.length} characters, ${subject.length - longest} too many.`);
  if (second.trim() !== '') problems.push('The line below the subject has to be empty.');
  return problems;
}
