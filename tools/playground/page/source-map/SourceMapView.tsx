import { RichText } from '../../../../src/ui/RichText/RichText.tsx';
import { useMemo, useState } from 'react';
import type { BuildResult } from '../../model/protocol.ts';
import * as controls from '../controls.module.css';
import { assetsOf } from '../output/compare-builds.ts';
import * as styles from '../output/output.module.css';
import { mapOfAsset } from './map-of-asset.ts';
import { MappedText } from './MappedText.tsx';
import { cutText, inOutput, inSource } from './mapped-text.ts';
import { type Mapping, readMapping } from './read-mappings.ts';
import { SteadyButton } from '../SteadyButton.tsx';

interface SourceMapViewProps {
  result: BuildResult;
  shown: string | undefined;
  onShow: (name: string) => void;
  /** Called to enable source maps for the project. */
  onTurnOn: () => void;
}

/** Maximum number of source map segments to render at a time, because each is an element. */
const step = 1500;

/** Shows the source map of an emitted file. The output and the source code are side by side, with their mappings. */
export function SourceMapView({ result, shown, onShow, onTurnOn }: SourceMapViewProps) {
  const mapped = useMemo(() => {
    const assets = assetsOf(result);
    return assets.flatMap((asset) => {
      const json = /\.(?:[cm]?js|css)$/.test(asset.name) ? mapOfAsset(asset, assets) : undefined;
      return json === undefined ? [] : [{ asset, json }];
    });
  }, [result]);
  const chosen = mapped.find(({ asset }) => asset.name === shown) ?? mapped[0];
  if (!chosen)
    return (
      <div className={styles.body}>
        <p>
          <RichText text={TEXTS.playground.noMaps} />
        </p>
        <button type="button" className={controls.small} onClick={onTurnOn}>
          {TEXTS.playground.addMaps}
        </button>
      </div>
    );
  return (
    <div className={styles.flush}>
      <div className={styles.bar}>
        <label>
          {TEXTS.playground.emittedFile}
          <select className={controls.field} value={chosen.asset.name} onChange={({ target }) => onShow(target.value)}>
            {mapped.map(({ asset }) => (
              <option key={asset.name}>{asset.name}</option>
            ))}
          </select>
        </label>
      </div>
      <Whole
        key={chosen.asset.name + result.build}
        text={new TextDecoder().decode(chosen.asset.content)}
        json={chosen.json}
      />
    </div>
  );
}

function Whole({ text, json }: { text: string; json: string }) {
  const read = useMemo(() => readSafely(json), [json]);
  return typeof read === 'string' ? <p className={styles.body}>{read}</p> : <Sides text={text} mapping={read} />;
}

function readSafely(json: string): Mapping | string {
  try {
    return readMapping(json);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function Sides({ text, mapping }: { text: string; mapping: Mapping }) {
  const { segments, sources } = mapping;
  const [from, setFrom] = useState(() => Math.max(0, segments.findIndex(isOwn)));
  const [chosen, setChosen] = useState<number>();
  const window = useMemo(
    () => segments.slice(from, from + step).map((segment, index) => [from + index, segment] as const),
    [segments, from],
  );
  const place = chosen === undefined ? undefined : segments[chosen];
  const shownSource = place?.source ?? window.find(([, { source }]) => source !== undefined)?.[1].source ?? 0;
  const source = sources[shownSource];
  const output = useMemo(() => cutOutput(text, window), [text, window]);
  const original = useMemo(
    () => cutText(source?.content ?? '', window, inSource(shownSource)),
    [source, window, shownSource],
  );
  const choose = (segment: number) => setChosen(segment);
  return (
    <>
      <p className={styles.bar} role="status">
        {place ? wordsOf(place, sources) : TEXTS.playground.selectCode}
      </p>
      <div className={styles.maps}>
        <div>
          <h3>{TEXTS.playground.output}</h3>
          <MappedText label={TEXTS.playground.output} pieces={output} chosen={chosen} onChoose={choose} />
        </div>
        <div>
          <h3>{source?.name ?? TEXTS.playground.source}</h3>
          {source?.content === undefined ? (
            <p className={styles.body}>{TEXTS.playground.noSource}</p>
          ) : (
            <MappedText label={TEXTS.playground.source} pieces={original} chosen={chosen} onChoose={choose} />
          )}
        </div>
      </div>
      {segments.length > step && (
        <div className={styles.bar}>
          <SteadyButton isOff={from === 0} onClick={() => setFrom(Math.max(0, from - step))}>
            {TEXTS.playground.previous}
          </SteadyButton>
          <SteadyButton isOff={from + step >= segments.length} onClick={() => setFrom(from + step)}>
            {TEXTS.playground.next}
          </SteadyButton>
          <span>{TEXTS.playground.mappings(from + 1, Math.min(from + step, segments.length), segments.length)}</span>
        </div>
      )}
    </>
  );

  /** Whether a source map segment comes from a project file rather than from webpack's runtime or a package. */
  function isOwn({ source: index }: Mapping['segments'][number]): boolean {
    const name = index === undefined ? undefined : sources[index]?.name;
    return name !== undefined && !/webpack\/|node_modules/.test(name.replace(/^webpack:\/\/[^/]*\//, ''));
  }
}

/**
 * Shortens the output to the surroundings of the shown source map segments, because a bundle may be too large to
 * render.
 */
function cutOutput(text: string, window: Parameters<typeof cutText>[1]) {
  const pieces = cutText(text, window, inOutput);
  const margin = 2000;
  return pieces.map((piece, index) => {
    if (index === 0 && piece.segment === undefined && piece.text.length > margin)
      return { ...piece, text: `…${piece.text.slice(-margin)}` };
    if (index === pieces.length - 1 && piece.text.length > margin)
      return { ...piece, text: `${piece.text.slice(0, margin)}…` };
    return piece;
  });
}

function wordsOf(segment: Mapping['segments'][number], sources: Mapping['sources']): string {
  const { line, column, source, sourceLine = 0, sourceColumn = 0, name } = segment;
  const here = TEXTS.playground.outputAt(`${line + 1}:${column + 1}`);
  if (source === undefined) return TEXTS.playground.comesFromNowhere(here);
  const there = `${sources[source]?.name ?? '?'} ${sourceLine + 1}:${sourceColumn + 1}`;
  return name === undefined
    ? TEXTS.playground.comesFrom(here, there)
    : TEXTS.playground.comesFromNamed(here, there, name);
}
