import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import type { CheckedConfiguration, KeyPath, Leaf } from '../model/answer.ts';
import { notesOn, type KeyNote } from '../model/key-notes.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';
import { OptionTable, Value } from './OptionTable.tsx';

interface KeysPaneProps {
  configuration: CheckedConfiguration;
  options: OptionIndex;
  version: string | undefined;
  onGoTo: (path: KeyPath) => void;
}

/** Lists the keys of the configuration with notes, and with the defaults that each key changed. */
export function KeysPane({ configuration, options, version, onGoTo }: KeysPaneProps) {
  const { own, leaves } = configuration;
  const unknown = unknownKeys(configuration);
  return (
    <>
      <p>
        {TEXTS.configurationExplorer.keysAbout}
        {version && TEXTS.configurationExplorer.comparedWith(version)}
      </p>
      <ul className={styles.list}>
        {own.map((key) => (
          <li key={pathText(key.path)} data-key={pathText(key.path)}>
            <p className={styles.where}>
              <OptionName path={key.path} index={options} />
              {notesOn(key, { index: options, unknown, version }).map((note) => (
                <NoteBadge key={note.kind} note={note} />
              ))}
              <button type="button" onClick={() => onGoTo(key.path)}>
                {TEXTS.configurationExplorer.show}
              </button>
            </p>
            <Changes leaves={changedBy(key.path, leaves)} options={options} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows notes about configuration keys for which webpack reports no error, such as deprecations. */
export function Warnings({ configuration, options, version }: Omit<KeysPaneProps, 'onGoTo'>) {
  const refused = new Set(configuration.problems.map(({ path }) => pathText(path)));
  const unknown = unknownKeys(configuration);
  const noted = configuration.own.flatMap((key) => {
    if (refused.has(pathText(key.path))) return [];
    const notes = notesOn(key, { index: options, unknown, version }).filter(({ kind }) => kind !== 'default');
    return notes.length > 0 ? [{ path: key.path, notes }] : [];
  });
  if (noted.length === 0) return null;
  return (
    <>
      <h3>{TEXTS.configurationExplorer.keysToChange(noted.length)}</h3>
      <ul className={styles.list}>
        {noted.map(({ path, notes }) => (
          <li key={pathText(path)}>
            <p className={styles.where}>
              <OptionName path={path} index={options} />
              {notes.map((note) => (
                <NoteBadge key={note.kind} note={note} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function unknownKeys({ problems }: CheckedConfiguration): Set<string> {
  return new Set(problems.filter(({ isUnknown }) => isUnknown).map(({ path }) => pathText(path)));
}

/** Returns the webpack defaults that were changed by a key or by a key inside it. */
function changedBy(path: KeyPath, leaves: Leaf[]): Leaf[] {
  const name = pathText(path);
  return leaves.filter(({ origin, keys }) => origin === 'changed' && keys.some((key) => pathText(key) === name));
}

function Changes({ leaves, options }: { leaves: Leaf[]; options: OptionIndex }) {
  if (leaves.length === 0) return null;
  return (
    <details>
      <summary>{TEXTS.configurationExplorer.changesDefaults(leaves.length)}</summary>
      <OptionTable
        heads={[TEXTS.configurationExplorer.now, TEXTS.configurationExplorer.without]}
        rows={leaves.map(({ path, text, otherwise }) => ({
          path,
          cells: [<Value key="now" text={text} />, <Value key="without" text={otherwise} />],
        }))}
        options={options}
      />
    </details>
  );
}

/** Badge that shows which version removed an option, and the option's replacement. */
export function RemovedBadge({ removed }: { removed: PublishedFact | undefined }) {
  if (!removed) return null;
  return (
    <span className={styles.warn}>
      {TEXTS.configurationExplorer.removedIn(removed.group ?? '')} <RichText text={removed.instead ?? ''} />{' '}
      {removed.url && <a href={removed.url}>{TEXTS.configurationExplorer.more}</a>}
    </span>
  );
}

function NoteBadge({ note }: { note: KeyNote }) {
  switch (note.kind) {
    case 'removed':
      return <RemovedBadge removed={note.removed} />;
    case 'deprecated':
      return (
        <span className={styles.warn}>
          {note.instead === undefined
            ? TEXTS.configurationExplorer.deprecated
            : TEXTS.configurationExplorer.deprecatedFor(note.instead)}
        </span>
      );
    case 'newer':
      return <span className={styles.warn}>{TEXTS.configurationExplorer.needs(note.since)}</span>;
    case 'unknown':
      return <span className={styles.warn}>{TEXTS.configurationExplorer.unknownKey}</span>;
    case 'default':
      return <span className={styles.faint}>{TEXTS.configurationExplorer.sameAsDefault}</span>;
  }
}
