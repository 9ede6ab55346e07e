import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';

/**
 * Text with break opportunities inside long identifiers. Titles break shorter words too, because of their font size.
 */
export function Breakable({ text, isTitle }: { text: string; isTitle?: boolean }) {
  return breakablePieces(text, isTitle).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
