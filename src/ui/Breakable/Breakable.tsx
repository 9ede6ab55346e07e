import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';

/**
 * Renders text that can break inside long identifiers. In titles, shorter words can break too, because of the font
 * size.
 */
export function Breakable({ text, isTitle }: { text: string; isTitle?: boolean }) {
  return breakablePieces(text, isTitle).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
