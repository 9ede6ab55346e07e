import type { Build } from '../model/build.ts';
import * as styles from './BuildViews.module.css';
import { ModuleLink } from './ModuleLink.tsx';
import { sizeInWords } from './words.ts';

/** Number of found modules to list. */
const SOME = 6;

interface FoundModulesProps {
  build: Build;
  /** Indexes of the modules that match the search. */
  found: ReadonlySet<number>;
  onModule: (module: number) => void;
  /** Called to show all found modules in a table. */
  onAll: () => void;
}

/** Lists the largest modules that match the search below the search field, whatever tab is open. */
export function FoundModules({ build, found, onModule, onAll }: FoundModulesProps) {
  const sizeOf = (index: number) => build.modules[index]?.size ?? 0;
  const largest = [...found].toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, SOME);
  const count = found.size.toLocaleString(TEXTS.locale);
  return (
    <div className={styles.found}>
      <p role="status">{TEXTS.bundleExplorer.found(found.size, count)}</p>
      {found.size > 0 && (
        <ul aria-label={TEXTS.bundleExplorer.foundList}>
          {largest.map((index) => (
            <li key={index}>
              <ModuleLink build={build} module={index} onModule={onModule} /> {sizeInWords(sizeOf(index))}
            </li>
          ))}
          {found.size > largest.length && (
            <li>
              <button type="button" onClick={onAll}>
                {TEXTS.bundleExplorer.showFound(count)}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
