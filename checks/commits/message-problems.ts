/** Characters of a subject that lists of commits show whole. */
const longest = 72;

/** What is wrong with the message of a commit, a sentence each. */
export function messageProblems(message: string): string[] {
  const [subject = '', second = ''] = message.split('\n');
  const problems: string[] = [];
  if (subject.trim() === '') problems.push('It has no subject: say what changes for a reader or a maintainer.');
  if (subject.length > longest)
    problems.push(`The subject has ${subject.length} characters, ${subject.length - longest} too many.`);
  if (second.trim() !== '') problems.push('The line below the subject has to be empty.');
  return problems;
}
