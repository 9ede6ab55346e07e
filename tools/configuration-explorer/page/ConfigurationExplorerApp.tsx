import { useMemo, useRef, useState } from 'react';
import { hasRunningMark } from '../../shared/page/running-mark.ts';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx';
import { CodeEditor } from '../../../src/ui/editor/CodeEditor.tsx';
import type { TextEditor } from '../../../src/ui/editor/editor-types.ts';
import type { KeyPath } from '../model/answer.ts';
import { runningKey } from './checker.ts';
import { languageNames } from './edited-configuration.ts';
import { foreignFileIn } from '../model/foreign-file.ts';
import { languageAfter } from '../model/language-in.ts';
import * as styles from './ConfigurationExplorerApp.module.css';
import * as controls from './controls.module.css';
import { placeOf, problemsIn } from './places.ts';
import { Results } from './Results.tsx';
import { StartFields } from './StartFields.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type Check, useCheck } from './useCheck.ts';
import { useEdited } from './useEdited.ts';
import { useOptionIndex } from './useOptionIndex.ts';

/** Loads the functions that parse configurations. They are in the editor's chunk, because both need the parser. */
const loadReading = () => import(/* webpackChunkName: "editor" */ './source/reading.ts');

const loadRules = async () => (await loadReading()).loadUpgrade();

const paneNames = TEXTS.configurationExplorer.panes;

/** The configuration explorer with its editor and results, rendered only in the browser. */
export function ConfigurationExplorerApp() {
  const { edited, setEdited, trouble } = useEdited();
  const { loaded: reading, failed, retry } = useChunk(loadReading, true);
  /** The configuration that isn't run by itself, because the page crashed while it ran. */
  const [held, setHeld] = useState(() => (hasRunningMark(runningKey) ? edited.text : undefined));
  const isHeld = held === edited.text;
  const { check, isOld, swapped, swap, stop } = useCheck(edited, isHeld ? undefined : reading);
  const options = useOptionIndex();
  const rules = useChunk(loadRules, true);
  const [pane, setPane] = useState<keyof typeof paneNames>('editor');
  const names = { ...paneNames, results: isOld ? paneNames.results : resultsName(check) };
  const editor = useRef<TextEditor>(undefined);
  const problems = useMemo(() => (check ? problemsIn(check) : []), [check]);
  const file = useMemo(
    () => ({ name: `webpack.config.${edited.language}`, identity: 'configuration', text: edited.text }),
    [edited.language, edited.text],
  );

  const edit = (text: string) => {
    setEdited((former) => ({ ...former, text, language: languageAfter(former, text) }));
  };
  const goToLine = (line: number | undefined) => {
    setPane('editor');
    // Wait for the next frame, because on a phone the editor has to become visible first.
    if (line !== undefined) requestAnimationFrame(() => editor.current?.selectLine(line));
  };
  const goTo = (path: KeyPath, index: number) => goToLine(check && placeOf(check, path, index)?.line);

  return (
    <div className={styles.app} data-pane={pane}>
      {trouble && <p role="alert">{trouble}</p>}
      <div className={styles.switch}>
        <Tabs label={TEXTS.configurationExplorer.title} names={names} chosen={pane} onChoose={setPane}>
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
      <section
        className={styles.right}
        aria-label={TEXTS.configurationExplorer.results}
        aria-busy={(!check && !isHeld) || isOld}
      >
        {isOld && (
          <p className={`${controls.bar} ${styles.stop}`}>
            <button type="button" onClick={stop}>
              {TEXTS.configurationExplorer.stop}
            </button>
          </p>
        )}
        {/** Wait for the upgrade rules, because a sentence above the messages says how many changes they make. */}
        {check && (rules.loaded ?? rules.failed) && (
          <Results
            {...{ check, isOld, swapped, edited, reading, rules, options }}
            onSwap={swap}
            onGoTo={goTo}
            onLine={goToLine}
            onUse={edit}
          />
        )}
        {isHeld && (
          <div role="status" data-check="held">
            <p>{TEXTS.configurationExplorer.held}</p>
            <p className={controls.bar}>
              <button type="button" onClick={() => setHeld(undefined)}>
                {TEXTS.configurationExplorer.run}
              </button>
            </p>
          </div>
        )}
        {!(check && (rules.loaded ?? rules.failed)) && !failed && !isHeld && (
          <p role="status" className={styles.waiting}>
            {TEXTS.configurationExplorer.loadingValidation}
          </p>
        )}
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

/** Returns the name of the results tab, which on a phone includes the number of error messages. */
function resultsName(check: Check | undefined): string {
  if (check?.result.type !== 'checked' || foreignFileIn(check.text, false)) return paneNames.results;
  const count = check.result.configurations.reduce((sum, { problems }) => sum + problems.length, 0);
  return count === 0 ? paneNames.results : TEXTS.configurationExplorer.resultsWith(count);
}
