import { useState } from 'react';
import { Cube } from '../Logo/Cube.tsx';
import * as styles from './FallbackImage.module.css';

interface Props {
  /** Address of the picture; `null` as long as it must not load, or where there is none. */
  url: string | null;
  alt: string;
  /** Width and height in px. */
  width: number;
}

/** A square picture from elsewhere; the project's cube where it does not come. The cube keeps the place until it does. */
export function FallbackImage({ url, alt, width }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url) {
    return (
      <span className={styles.place} role="img" aria-label={alt}>
        <Cube size={width} />
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      width={width}
      height={width}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
