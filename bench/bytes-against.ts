import type { VisitBytes } from './first-visit.ts';

/** Bytes that a first visit to each page transfers, by the page's path. */
type BytesOfPages = Record<string, VisitBytes>;

/** File types whose transferred bytes are compared. `html` includes inline styles. */
const kinds = ['html', 'js', 'css', 'font', 'image', 'total'] as const;

/**
 * Returns a Markdown table for the summary of a pull request, showing changes in the bytes that a first visit
 * transfers. It has a row for each page and file type that differs.
 * @param before measured on the base commit. Missing pages count as zero bytes.
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
