/** The source of a catalog with other letters in its texts, and a third longer, as translations often are. */
export function disguise(source: string): string {
  return source
    .replaceAll(/'([^'\n]*)'|`([^`]*)`/g, (whole, plain?: string, template?: string) => {
      if (plain === 'en-US' || plain?.startsWith('./')) return whole;
      if (plain !== undefined) return `'${otherLetters(plain)}'`;
      return `\`${template!.replaceAll(/\$\{[^}]*\}|[^$]+/g, (part) => (part.startsWith('$') ? part : otherLetters(part)))}\``;
    })
    .replace("'en-US'", "'de'");
}

/** Latin letters with marks: unlike any text that was forgotten, and still to be read. */
function otherLetters(text: string): string {
  const letters = [...text].map((letter) => (/[a-z]/i.test(letter) ? `${letter}\u0301` : letter)).join('');
  return letters + (text.length > 6 ? '~'.repeat(Math.ceil(text.length / 3)) : '');
}
