import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';

/** A text whose long identifiers break between their words. */
export function Breakable({ text }: { text: string }) {
  return breakablePieces(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
