import type { VisitBytes } from './first-visit.ts';

/** Bytes of a first visit by page address. */
type BytesOfPages = Record<string, VisitBytes>;

/** The kinds of bytes compared; `html` includes inline styles. */
const kinds = ['html', 'js', 'css', 'font', 'image', 'total'] as const;

/**
 * Table of changes in first-visit bytes, for the summary of a pull request: Markdown with a row per page and kind that
 * differs.
 * @param before measured on the base commit; missing pages count as zero
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
