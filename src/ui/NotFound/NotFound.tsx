import { Cube } from '../Logo/Cube.tsx';
import * as styles from './NotFound.module.css';

/** What an unknown address shows. */
export function NotFound() {
  return (
    <section className={styles.screen}>
      <Cube size={96} />
      <h1 className={styles.title}>Page Not Found</h1>
      <p>Oops! The page you are looking for has been removed or relocated.</p>
      <a href="/" className="button">
        Go to Homepage
      </a>
    </section>
  );
}
