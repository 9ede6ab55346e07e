import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';
import * as styles from './Breakable.module.css';

/** Renders text that can break inside long identifiers. */
export function Breakable({ text }: { text: string }) {
  return <Pieces pieces={breakablePieces(text)} />;
}

/**
 * Renders a title. Shorter words can break than in other text, because of the font size, but only those that don't fit on
 * a line.
 */
export function BreakableTitle({ title }: { title: string }) {
  return title.split(/(\s+)/).map((word, index) => {
    const pieces = breakablePieces(word, true);
    return pieces.length === 1 ? (
      word
    ) : (
      <span key={index} className={styles.word}>
        <Pieces pieces={pieces} />
      </span>
    );
  });
}

function Pieces({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
