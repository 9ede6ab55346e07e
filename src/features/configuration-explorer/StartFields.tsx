import { useId } from 'react';
import type { EditedConfiguration } from './edited-configuration.ts';
import * as styles from './controls.module.css';

interface StartFieldsProps {
  edited: EditedConfiguration;
  onChange: (edited: EditedConfiguration) => void;
}

/** What stands around a configuration: the command line and the project's browsers. */
export function StartFields({ edited, onChange }: StartFieldsProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      <label htmlFor={`${id}command`}>Command line</label>
      <input
        id={`${id}command`}
        value={edited.commandLine}
        placeholder="NODE_ENV=production npx webpack --mode production --env target=web"
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange({ ...edited, commandLine: target.value })}
      />
      <label htmlFor={`${id}browsers`}>Browserslist</label>
      <input
        id={`${id}browsers`}
        value={edited.browserslist}
        placeholder="none: chrome >= 120, firefox >= 121"
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange({ ...edited, browserslist: target.value })}
      />
    </div>
  );
}
