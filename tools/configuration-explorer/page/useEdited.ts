import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../src/ui/browser/storage.ts';
import { type EditedConfiguration, firstConfiguration, isLanguage, readHash } from './edited-configuration.ts';

/** Key in local storage for the last configuration in the editor. */
const key = 'configuration-explorer';

/**
 * Holds the configuration in the editor. The configuration comes from the URL, from local storage if the URL has none,
 * or from an example. Changes are stored in the browser.
 */
export function useEdited(): {
  edited: EditedConfiguration;
  setEdited: Dispatch<SetStateAction<EditedConfiguration>>;
  /** Message about what is wrong with the URL hash of a shared configuration. */
  trouble: string | undefined;
} {
  const [edited, setEdited] = useState<EditedConfiguration>(() => keptConfiguration() ?? firstConfiguration);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const read = () =>
      void readHash(location.hash).then((shared) => {
        if (shared.kind === 'configuration') setEdited(shared.edited);
        setTrouble(shared.kind === 'broken' ? TEXTS.configurationExplorer.brokenLink : undefined);
      });
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    writeStored(key, JSON.stringify(edited));
  }, [edited]);
  return { edited, setEdited, trouble };
}

function keptConfiguration(): EditedConfiguration | undefined {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<Record<keyof EditedConfiguration, unknown>> | null;
    const { text, language, commandLine, browserslist } = kept ?? {};
    if (typeof text !== 'string' || typeof language !== 'string' || !isLanguage(language)) return undefined;
    if (typeof commandLine !== 'string' || typeof browserslist !== 'string') return undefined;
    return { text, language, commandLine, browserslist };
  } catch {
    return undefined;
  }
}
