import type { VisitBytes } from './first-visit.ts';

/** Bytes of a first visit by the page's address. */
type BytesOfPages = Record<string, VisitBytes>;

/** What is told apart; `html` has the styles of the document in it. */
const kinds = ['html', 'js', 'css', 'font', 'image', 'total'] as const;

/**
 * What a change adds to a first visit, for the summary of a pull request: a Markdown table of bytes, with a row for each page
 * and kind that differs.
 * @param before as measured on the commit that the change starts from; a page that it lacks counts as nothing
 */
export function bytesAgainst(now: BytesOfPages, before: BytesOfPages): string {
  const rows = Object.entries(now).flatMap(([page, bytes]) =>
    kinds.flatMap((kind) => {
      const earlier = before[page]?.[kind] ?? 0;
      const added = bytes[kind] - earlier;
      if (added === 0) return [];
      return [`| ${page} | ${kind} | ${earlier} | ${bytes[kind]} | ${added > 0 ? '+' : ''}${added} |`];
    }),
  );
  if (rows.length === 0) return 'A first visit costs the same bytes as before.';
  return [
    'Bytes of a first visit, compressed with brotli:',
    '',
    '| page | kind | before | now | difference |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
