import { useRef } from 'react';
import { projectLimits } from '../model/check-project.ts';
import type { Project } from '../../../src/model/project.ts';
import { Checkbox } from '../../shared/page/Checkbox.tsx';
import { type Mode, modeOf, withMode } from './command-line.ts';
import * as controls from './controls.module.css';
import * as styles from './Toolbar.module.css';
import { SteadyButton } from './SteadyButton.tsx';

/** Build settings that the user can change in the playground's toolbar. */
export interface BuildChoices {
  automatic: boolean;
  hot: boolean;
}

interface ToolbarProps {
  project: Project;
  choices: BuildChoices;
  isBusy: boolean;
  onChoices: (choices: BuildChoices) => void;
  onCommandLine: (commandLine: string) => void;
  onBuild: () => void;
  onStop: () => void;
  onShare: () => void;
  onDownload: () => void;
  onImport: (files: readonly File[]) => void;
  onExamples: () => void;
}

const modes: readonly [mode: Mode | '', name: string][] = [
  ['', TEXTS.playground.modeOfConfiguration],
  ['production', 'production'],
  ['development', 'development'],
  ['none', 'none'],
];

/**
 * Toolbar with the controls for the whole project, in one row. Controls that don't fit are in menus: first those for
 * import and export, and on phones and tablets the settings as well.
 */
export function Toolbar(props: ToolbarProps) {
  const { project, choices, isBusy, onChoices, onCommandLine, onBuild, onStop } = props;
  const { commandLine } = project;
  return (
    <div className={styles.toolbar} role="group" aria-label={TEXTS.playground.build}>
      <button type="button" className={controls.main} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={onBuild}>
        {TEXTS.playground.build}
      </button>
      <SteadyButton isOff={!isBusy} onClick={onStop}>
        {TEXTS.playground.stop}
      </SteadyButton>
      <button type="button" className={`${controls.small} ${styles.openSettings}`} popoverTarget="playground-settings">
        {TEXTS.playground.settings}
      </button>
      <div id="playground-settings" popover="auto" className={styles.settings}>
        <label className={styles.line}>
          npx webpack
          <input
            className={controls.field}
            value={commandLine}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="--mode production"
            maxLength={projectLimits.commandLine}
            onChange={({ target }) => onCommandLine(target.value)}
          />
        </label>
        <select
          className={`${controls.field} ${styles.mode}`}
          aria-label={TEXTS.playground.mode}
          value={modeOf(commandLine) ?? ''}
          onChange={({ target }) =>
            onCommandLine(withMode(commandLine, modes.find(([mode]) => mode === target.value)?.[0] || undefined))
          }
        >
          {modes.map(([mode, name]) => (
            <option key={mode} value={mode}>
              {name}
            </option>
          ))}
        </select>
        <Checkbox
          className={styles.check}
          isOn={choices.automatic}
          onChange={(automatic) => onChoices({ ...choices, automatic })}
        >
          {TEXTS.playground.asIType}
        </Checkbox>
        <Checkbox
          className={styles.check}
          isOn={choices.hot && choices.automatic}
          isDisabled={!choices.automatic}
          onChange={(hot) => onChoices({ ...choices, hot })}
        >
          {TEXTS.playground.hot}
        </Checkbox>
      </div>
      <button type="button" className={`${controls.small} ${styles.openMore}`} popoverTarget="playground-more">
        {TEXTS.playground.more}
      </button>
      <Exchange {...props} />
    </div>
  );
}

function Exchange({ onShare, onDownload, onImport, onExamples }: ToolbarProps) {
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  return (
    // Close the menu on each click in it, so that the focus returns to the menu button before a dialog opens.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={menu}
      id="playground-more"
      popover="auto"
      className={styles.more}
      onClickCapture={() => 'popover' in HTMLElement.prototype && menu.current?.hidePopover()}
    >
      <button type="button" className={controls.small} onClick={onExamples}>
        {TEXTS.playground.examples}
      </button>
      <button type="button" className={controls.small} onClick={onShare}>
        {TEXTS.playground.share}
      </button>
      <button type="button" className={controls.small} onClick={onDownload}>
        {TEXTS.playground.download}
      </button>
      <button type="button" className={controls.small} onClick={() => zip.current?.click()}>
        {TEXTS.playground.importZip}
      </button>
      <button type="button" className={controls.small} onClick={() => folder.current?.click()}>
        {TEXTS.playground.importDirectory}
      </button>
      <FileField ref={zip} label={TEXTS.playground.zipToImport} onFiles={onImport} accept=".zip,application/zip" />
      <FileField ref={folder} label={TEXTS.playground.directoryToImport} onFiles={onImport} isFolder />
    </div>
  );
}

interface FileFieldProps {
  ref: React.Ref<HTMLInputElement>;
  label: string;
  accept?: string;
  isFolder?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * A hidden file input that a button opens. It is reset after each choice, so that the user can choose the same file
 * again.
 */
function FileField({ ref, label, accept, isFolder = false, onFiles }: FileFieldProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      {...(isFolder ? { webkitdirectory: '' } : {})}
      onChange={({ target }) => {
        onFiles(Array.from(target.files ?? []));
        target.value = '';
      }}
    />
  );
}
