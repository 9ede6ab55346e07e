/** Copies of pages with a text of their own, so that nothing that is found by its text alone is found twice. */

/** Front matter, a fence, or code inside a line. */
const untouched = /^---\n[^]*?\n---\n|^( *)(`{3,}|~{3,})[^]*?\n\1?\2.*$|`[^`\n]+`|\]\([^)\n]*\)/gm;
/** Ordinary words of prose: no part of an address, a name with signs in it, or markup. */
const word = /(?<![\w./#@<"'=:{-])[a-z]{6,}(?![\w./#@>"'=:(}-])/g;
/** A line of prose, and no markup, table, or heading. */
const prose = /^(?: *(?:[-*] |\d+\. ))?[A-Za-z].*$/gm;

/**
 * A page's source with the longer words of its prose moved on by some places: as many words and the same ones, each line
 * another. Its title gets the number too.
 */
export function distinctCopy(markdown: string, number: number): string {
  const words = proseOf(markdown).flatMap((part) => part.match(word) ?? []);
  let place = number;
  return mapProse(markdown, (part) => part.replace(word, () => words[place++ % words.length]!)).replace(
    /^title: (["']?)(.*?)\1$/m,
    (_line, quote: string, title: string) => `title: ${quote}${title} ${number}${quote}`,
  );
}

function proseOf(markdown: string): string[] {
  const parts: string[] = [];
  mapProse(markdown, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Changes the prose of a page, and nothing that means something to the pipeline. */
function mapProse(markdown: string, change: (part: string) => string): string {
  const kept: string[] = [];
  const marked = markdown.replace(untouched, (text) => `\0${kept.push(text) - 1}\0`);
  return marked
    .replace(prose, (line) => (/[<{]/.test(line) ? line : change(line)))
    .replace(/\0(\d+)\0/g, (_, index) => kept[Number(index)]!);
}
