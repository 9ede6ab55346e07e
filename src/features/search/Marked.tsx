import { markText } from '../../search-engine/mark.ts';

/** Renders a string with the matches of the query highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markText(text, query).map(({ text: stretch, marked }, index) =>
    marked ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
