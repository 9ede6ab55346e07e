import { useMemo, useRef, useState } from 'react';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx';
import { CodeEditor } from '../../../src/ui/editor/CodeEditor.tsx';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import type { KeyPath } from '../model/answer.ts';
import { languageNames } from './edited-configuration.ts';
import { languageIn } from '../model/language-in.ts';
import * as styles from './ExplorerApp.module.css';
import { placeOf, problemsIn } from './places.ts';
import { Results } from './Results.tsx';
import { StartFields } from './StartFields.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCheck } from './useCheck.ts';
import { useEdited } from './useEdited.ts';

/** In one chunk with the editor, since both need its parser. */
const loadReading = () => import(/* webpackChunkName: "editor" */ './source/reading.ts');

const paneNames = TEXTS.configurationExplorer.panes;

/** The editor and what webpack makes of what is in it. Only ever rendered in the browser. */
export function ExplorerApp() {
  const { edited, setEdited, trouble } = useEdited();
  const { loaded: reading, failed, retry } = useChunk(loadReading, true);
  const { check, swapped, swap } = useCheck(edited, reading);
  const [pane, setPane] = useState<keyof typeof paneNames>('editor');
  const editor = useRef<TextEditor>(undefined);
  const problems = useMemo(() => (check ? problemsIn(check) : []), [check]);
  const file = useMemo(
    () => ({ name: `webpack.config.${edited.language}`, text: edited.text }),
    [edited.language, edited.text],
  );

  const edit = (text: string) => {
    // A configuration that replaces the whole text brings its language with it.
    const isNew = Math.abs(text.length - edited.text.length) > 40 || edited.text.trim() === '';
    setEdited({ ...edited, text, ...(isNew && { language: languageIn(text) }) });
  };
  const goTo = (path: KeyPath, index: number) => {
    const place = check && placeOf(check, path, index);
    setPane('editor');
    // On a phone the editor is shown first.
    if (place) requestAnimationFrame(() => editor.current?.goTo(place.line, place.column));
  };

  return (
    <div className={styles.app} data-pane={pane}>
      {trouble && <p role="alert">{trouble}</p>}
      <div className={styles.switch}>
        <Tabs label={TEXTS.configurationExplorer.title} names={paneNames} chosen={pane} onChoose={setPane}>
          {null}
        </Tabs>
      </div>
      <section className={styles.left} aria-label={TEXTS.configurationExplorer.configuration}>
        <Toolbar edited={edited} onChange={setEdited} />
        <div className={styles.editor}>
          <CodeEditor
            ref={editor}
            file={file}
            label={TEXTS.configurationExplorer.editorOf(languageNames[edited.language])}
            onChange={edit}
            problems={problems}
          />
        </div>
        <StartFields edited={edited} onChange={setEdited} />
      </section>
      <section className={styles.right} aria-label={TEXTS.configurationExplorer.results} aria-busy={!check}>
        {check && <Results {...{ check, swapped, edited, reading }} onSwap={swap} onGoTo={goTo} onUse={edit} />}
        {!check && !failed && <p role="status">{TEXTS.configurationExplorer.loadingValidation}</p>}
        {failed && (
          <p role="alert">
            {TEXTS.configurationExplorer.parserFailed}{' '}
            <button type="button" onClick={retry}>
              {TEXTS.tryAgain}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}
