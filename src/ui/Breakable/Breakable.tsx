import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';

/** A text whose long identifiers break between their words; those of a title sooner, since its letters are large. */
export function Breakable({ text, isTitle }: { text: string; isTitle?: boolean }) {
  return breakablePieces(text, isTitle).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
