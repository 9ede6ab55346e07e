import { markText } from '../../search-engine/mark.ts';

/** A text with the matches of the query marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markText(text, query).map(({ text: stretch, marked }, index) =>
    marked ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
