import { Fragment } from 'react';
import { markText } from '../../search-engine/mark.ts';

/** Renders a string with the matches of the query highlighted. A line may break after each dot of an option's path. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markText(text, query).map(({ text: stretch, marked }, index) =>
    marked ? (
      <mark key={index}>
        <Paths text={stretch} />
      </mark>
    ) : (
      <Paths key={index} text={stretch} />
    ),
  );
}

function Paths({ text }: { text: string }) {
  return text.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
