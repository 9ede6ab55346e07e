import { useId } from 'react';
import type { EditedConfiguration } from './edited-configuration.ts';
import * as styles from './controls.module.css';

interface StartFieldsProps {
  edited: EditedConfiguration;
  onChange: (edited: EditedConfiguration) => void;
}

/** Inputs for the command line and for the browsers that the project supports. */
export function StartFields({ edited, onChange }: StartFieldsProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      <label htmlFor={`${id}command`}>{TEXTS.configurationExplorer.commandLine}</label>
      <input
        id={`${id}command`}
        value={edited.commandLine}
        placeholder="NODE_ENV=production npx webpack --mode production --env target=web"
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange({ ...edited, commandLine: target.value })}
      />
      <label htmlFor={`${id}browsers`}>{TEXTS.configurationExplorer.browserslist}</label>
      <input
        id={`${id}browsers`}
        value={edited.browserslist}
        placeholder={TEXTS.configurationExplorer.browserslistHint}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange({ ...edited, browserslist: target.value })}
      />
    </div>
  );
}
