/** Creates copies of pages with different text, so that they don't benefit from caches keyed by text. */

/** Matches Markdown front matter, code fences, and inline code, which are left unchanged. */
const untouched = /^---\n[^]*?\n---\n|^( *)(`{3,}|~{3,})[^]*?\n\1?\2.*$|`[^`\n]+`|\]\([^)\n]*\)/gm;
/** Matches ordinary words, which aren't part of a URL, an identifier, or markup. */
const word = /(?<![\w./#@<"'=:{-])[a-z]{6,}(?![\w./#@>"'=:(}-])/g;
/** Matches a line of prose, as opposed to markup, tables, and headings. */
const prose = /^(?: *(?:[-*] |\d+\. ))?[A-Za-z].*$/gm;

/**
 * Returns the Markdown of a page with the longer words of its prose rotated. The number of words remains the same, but
 * each line differs. Also adds the copy's number to the title.
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

/** Applies a change to the prose of a page, and to nothing that the Markdown pipeline interprets. */
function mapProse(markdown: string, change: (part: string) => string): string {
  const kept: string[] = [];
  const marked = markdown.replace(untouched, (text) => `\0${kept.push(text) - 1}\0`);
  return marked
    .replace(prose, (line) => (/[<{]/.test(line) ? line : change(line)))
    .replace(/\0(\d+)\0/g, (_, index) => kept[Number(index)]!);
}
