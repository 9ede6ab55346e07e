import { useState } from 'react';
import * as styles from './FallbackImage.module.css';

interface Props {
  /** URL of the image, or null if there is none or if it must not be loaded yet. */
  url: string | null;
  alt: string;
  /** Width and height of the image in pixels. */
  width: number;
}

/**
 * Renders a square image from another site. Shows the first letter of its text alternative until the image has loaded,
 * or if it fails to load.
 */
export function FallbackImage({ url, alt, width }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url) {
    return (
      <svg className={styles.letter} role="img" aria-label={alt} width={width} height={width} viewBox="0 0 40 40">
        <text x="20" y="27">
          {[...alt][0]}
        </text>
      </svg>
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
