import { example } from 'site/home-example.js';
import type { ShownFile } from '../../model/home-example.ts';
import * as styles from './HomeExample.module.css';

const { sources, bundle, command, output } = example;

/** Size in bytes of the modules that the bundle contains. The configuration and the page are not part of it. */
const before = sources.filter(({ name }) => name.startsWith('src/')).reduce((sum, { size }) => sum + size, 0);

/** Shows four source files and the bundle that the installed webpack created from them when this site was built. */
export function HomeExample() {
  return (
    <section className={styles.example} aria-labelledby="what-goes-in-what-comes-out">
      <h2 id="what-goes-in-what-comes-out">{TEXTS.home.example}</h2>
      <p>{TEXTS.home.exampleGone}</p>
      <div className={styles.flow}>
        <div className={`${styles.sources} prose`}>
          {sources.map((file) => (
            <CodeCard key={file.name} file={file} />
          ))}
        </div>
        <div className={`${styles.output} prose`}>
          <figure className="code" data-terminal="input" data-label={TEXTS.home.terminal}>
            <pre tabIndex={0}>
              <code dangerouslySetInnerHTML={{ __html: command }} />
            </pre>
          </figure>
          <figure className="code wrapped" data-terminal="output" data-label={TEXTS.home.output}>
            <pre tabIndex={0}>
              <code dangerouslySetInnerHTML={{ __html: output }} />
            </pre>
          </figure>
          <CodeCard file={bundle} wrapped />
          <p className={styles.sizes}>
            <Size bytes={before} label={TEXTS.home.modules(before)} />
            <Size bytes={bundle.size} label={TEXTS.home.sum(bundle.size)} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Shows a labeled bar in proportion to a file size. */
function Size({ bytes, label }: { bytes: number; label: string }) {
  return (
    <span>
      <b>{label}</b>{' '}
      <svg viewBox={`0 0 ${before} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={bytes} height="1" />
      </svg>
    </span>
  );
}

function CodeCard({ file: { name, role, html, size }, wrapped = false }: { file: ShownFile; wrapped?: boolean }) {
  return (
    <figure className={`${styles.card} code${wrapped ? ' wrapped' : ''}`}>
      <figcaption>
        <b>{name}</b> <span>{TEXTS.home.bytes(role, size)}</span>
      </figcaption>
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
