import { useId, useState } from 'react';
import type { ConfigurationLanguage } from '../model/question.ts';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import { type EditedConfiguration, firstConfiguration, hashOf, languageNames } from './edited-configuration.ts';
import * as styles from './controls.module.css';

interface ToolbarProps {
  edited: EditedConfiguration;
  onChange: (edited: EditedConfiguration) => void;
}

const languages = Object.entries(languageNames) as [ConfigurationLanguage, string][];

/** Toolbar of the editor: the language, sharing a link, and going back to the example. */
export function Toolbar({ edited, onChange }: ToolbarProps) {
  const id = useId();
  /** What happened to the link, and the configuration that it contains. */
  const [shared, setShared] = useState<{ said: string; edited: EditedConfiguration }>();
  /** The configuration that the example has replaced. */
  const [replaced, setReplaced] = useState<EditedConfiguration>();
  const isExample = edited.text === firstConfiguration.text;
  const canUndo = isExample && replaced !== undefined;
  const showExample = () => {
    if (!isExample) setReplaced(edited);
    onChange(canUndo ? replaced : firstConfiguration);
  };
  const share = async () => {
    const url = new URL(location.href);
    url.hash = await hashOf(edited);
    history.replaceState(history.state, '', url);
    const isCopied = await copyText(url.href);
    const { linkCopied, linkInBar } = TEXTS.configurationExplorer;
    setShared({ said: isCopied ? linkCopied : linkInBar, edited });
  };
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{TEXTS.configurationExplorer.language}</label>
      <select
        id={id}
        value={edited.language}
        onChange={({ target }) => onChange({ ...edited, language: target.value as ConfigurationLanguage })}
      >
        {languages.map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void share()}>
        {TEXTS.configurationExplorer.share}
      </button>
      <button type="button" onClick={showExample}>
        {canUndo ? TEXTS.configurationExplorer.undo : TEXTS.configurationExplorer.example}
      </button>
      <span role="status">{shared?.edited === edited ? shared.said : ''}</span>
    </div>
  );
}
