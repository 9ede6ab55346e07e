import type { Build } from '../model/build.ts';
import { Breakable } from '../../../src/ui/Breakable/Breakable.tsx';
import * as styles from './SizeTable.module.css';
import { nameOf } from './words.ts';

interface ModuleLinkProps {
  build: Build;
  /** Index of the module, or -1 for the configuration, which isn't linked. */
  module: number;
  onModule: (module: number) => void;
}

/** Name of a module that opens the module's details when clicked. */
export function ModuleLink({ build, module, onModule }: ModuleLinkProps) {
  const name = nameOf(build, module);
  if (module === -1) return name;
  return (
    <button type="button" className={styles.link} data-name="" onClick={() => onModule(module)}>
      <Breakable text={name} />
    </button>
  );
}

/** List of links to modules. A long list is truncated, and the number of hidden modules is shown. */
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
