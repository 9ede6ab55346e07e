import { example } from 'site/home-example.js';
import type { ShownFile } from '../../model/home-example.ts';
import * as styles from './HomeExample.module.css';

/** Shows four source files and the bundle that the installed webpack created from them when this site was built. */
export function HomeExample() {
  const { sources, bundle, version } = example;
  return (
    <section className={styles.example} aria-labelledby="what-goes-in-what-comes-out">
      <h2 id="what-goes-in-what-comes-out">{TEXTS.home.example}</h2>
      <div className={styles.flow}>
        <div>
          <p>{TEXTS.home.exampleIn}</p>
          <div className={`${styles.sources} prose`}>
            {sources.map((file) => (
              <CodeCard key={file.name} file={file} />
            ))}
          </div>
        </div>
        <div>
          <p>{TEXTS.home.exampleOut(version)}</p>
          <div className="prose">
            <CodeCard file={bundle} wrapped />
          </div>
          <p className={styles.sum}>
            <span>{TEXTS.home.sum(sources.reduce((sum, { size }) => sum + size, 0))}</span>{' '}
            <b>{TEXTS.home.sum(bundle.size)}</b>
          </p>
        </div>
      </div>
    </section>
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
