import type { Build } from '../model/build.ts';
import { Breakable } from '../../../src/ui/Breakable/Breakable.tsx';
import * as styles from './SizeTable.module.css';
import { nameOf } from './words.ts';

interface ModuleLinkProps {
  build: Build;
  /** Its number; -1 is the configuration, which leads nowhere. */
  module: number;
  onModule: (module: number) => void;
}

/** The name of a module, which leads to why it is there. */
export function ModuleLink({ build, module, onModule }: ModuleLinkProps) {
  const name = nameOf(build, module);
  if (module === -1) return name;
  return (
    <button type="button" className={styles.link} data-name="" onClick={() => onModule(module)}>
      <Breakable text={name} />
    </button>
  );
}

/** Some modules, the first ones by name and the others by number. */
export function ModuleLinks({ modules, ...rest }: Omit<ModuleLinkProps, 'module'> & { modules: number[] }) {
  const named = modules.slice(0, 10);
  return (
    <ul className={styles.list}>
      {named.map((module) => (
        <li key={module}>
          <ModuleLink module={module} {...rest} />
        </li>
      ))}
      {modules.length > named.length && <li>{TEXTS.bundleExplorer.more(modules.length - named.length)}</li>}
    </ul>
  );
}
