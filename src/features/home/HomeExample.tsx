import { example } from 'site/home-example.js';
import type { ShownFile } from '../../model/home-example.ts';
import * as styles from './HomeExample.module.css';

/** Four files as you write them, and the bundle that the installed webpack made of them when this site was built. */
export function HomeExample() {
  const { sources, bundle, version } = example;
  return (
    <section className={styles.example} aria-labelledby="what-goes-in-what-comes-out">
      <h2 id="what-goes-in-what-comes-out">What goes in, what comes out</h2>
      <p>Two source files, a configuration and a page, as you write them:</p>
      <div className={`${styles.sources} prose`}>
        {sources.map((file) => (
          <CodeCard key={file.name} file={file} />
        ))}
      </div>
      <p>
        And all of what webpack {version} writes for production. The function that nobody calls is gone, and so is the
        border between the files:
      </p>
      <div className="prose">
        <CodeCard file={bundle} wrapped />
      </div>
    </section>
  );
}

function CodeCard({ file: { name, role, html, size }, wrapped = false }: { file: ShownFile; wrapped?: boolean }) {
  return (
    <figure className={`${styles.card} code${wrapped ? ' wrapped' : ''}`}>
      <figcaption>
        <b>{name}</b>{' '}
        <span>
          {role}, {size} bytes
        </span>
      </figcaption>
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
