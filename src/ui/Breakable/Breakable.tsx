import { Fragment } from 'react';
import { breakablePieces } from '../../model/word-breaks.ts';
import * as styles from './Breakable.module.css';

/** Renders text in which lines can break inside long identifiers. */
export function Breakable({ text }: { text: string }) {
  return <Pieces pieces={breakablePieces(text)} />;
}

/**
 * Renders a title in which lines can break inside long words. Because of the font size, this applies to shorter words
 * than in other text, but only to words that don't fit on a line.
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
