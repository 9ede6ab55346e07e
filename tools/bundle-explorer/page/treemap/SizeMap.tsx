import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SizeNode } from '../../model/size-tree.ts';
import { onTouch, useMedia } from '../useMedia.ts';
import { counted } from '../../../../src/ui/amounts.ts';
import { shareInWords, sizeInWords } from '../words.ts';
import { between, drawMap, paintOf, type Window } from './draw-map.ts';
import { layoutMap, type Tile, tileAt, tileBeside } from './layout-map.ts';
import * as styles from './SizeMap.module.css';
import { useBox } from './useBox.ts';
import { usePaintChanges } from './usePaintChanges.ts';

interface SizeMapProps {
  /** The node that the treemap shows. When the node changes, the treemap zooms to it. */
  node: SizeNode;
  /** Indexes of the modules that match the search, or `undefined` if there is no search. */
  marked: ReadonlySet<number> | undefined;
  /** Called with the treemap node that the user clicked: a folder to zoom into, or a module. */
  onChoose: (node: SizeNode) => void;
  /** Called when the user wants to zoom out one level. */
  onOut: () => void;
}

/** Duration of the zoom animation, in milliseconds. */
const ZOOM = 250;

/** Treemap of module sizes on a canvas. The table below it is the accessible alternative. */
export function SizeMap({ node, marked, onChoose, onOut }: SizeMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useBox(canvas);
  const root = useMemo(() => layoutMap(node, Math.max(width, 1), Math.max(height, 1)), [node, width, height]);
  const [focus, setFocus] = useState<Tile>();
  const focused = focus && (focus.ancestors().includes(root) ? focus : undefined);
  const paintVersion = usePaintChanges();
  const last = useRef<Tile>(undefined);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { mapTaps, mapKeys } = TEXTS.bundleExplorer;
  const keys = useMedia(onTouch) ? mapTaps : mapKeys;
  const hint = useId();

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || width === 0) return;
    canvas.current.width = width * devicePixelRatio;
    canvas.current.height = height * devicePixelRatio;
    context.scale(devicePixelRatio, devicePixelRatio);
    const paint = paintOf(canvas.current);
    const show = (tile: Tile, window: Window, withFocus: boolean) =>
      drawMap(context, { root: tile, window, width, height, focused: withFocus ? focused : undefined, marked }, paint);
    const whole = { x: 0, y: 0, width, height };
    const zoom = isStill ? undefined : zoomBetween(last.current, root);
    last.current = root;
    if (!zoom) return void show(root, whole, true);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const share = Math.min((now - start) / ZOOM, 1);
      if (share === 1) return void show(root, whole, true);
      show(zoom.tile, between(zoom.from, zoom.to, share), false);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [root, width, height, focused, marked, paintVersion, isStill]);

  const tileUnder = (event: PointerEvent): Tile => tileAt(root, event.nativeEvent.offsetX, event.nativeEvent.offsetY);
  const choose = (tile: Tile | undefined) => tile && tile !== root && onChoose(tile.data);
  const onKeyDown = (event: KeyboardEvent) => {
    const first = root.children?.[0];
    const next = focused ? tileBeside(focused, event.key) : event.key.startsWith('Arrow') ? first : undefined;
    if (next) setFocus(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(focused);
    else if (event.key === 'Escape' || event.key === 'Backspace') onOut();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  return (
    <div className={styles.map}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="application"
        aria-label={TEXTS.bundleExplorer.treemap}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && setFocus(tileUnder(event))}
        onPointerUp={(event) => choose(folderOrModule(tileUnder(event), root))}
      />
      <p className={styles.told} role="status">
        {focused && focused !== root ? told(focused, node) : <span id={hint}>{keys}</span>}
      </p>
    </div>
  );
}

function told(tile: Tile, whole: SizeNode): string {
  const { name, size, module, children } = tile.data;
  const kind = module === -1 ? `, ${counted(children.length, TEXTS.counts.parts)}` : '';
  const path = tile
    .ancestors()
    .slice(1, -1)
    .map(({ data }) => data.name)
    .toReversed();
  const share = shareInWords(size, whole.size);
  return `${TEXTS.bundleExplorer.tile([...path, name].join('/'), sizeInWords(size), share)}${kind}`;
}

/**
 * Returns the tile of the treemap that a click selects: the module under the pointer or, if that module is too small,
 * the closest visible folder.
 */
function folderOrModule(tile: Tile, root: Tile): Tile {
  let found = tile;
  while (found.parent && found.parent !== root && (found.x1 - found.x0 < 8 || found.y1 - found.y0 < 8))
    found = found.parent;
  return found;
}

/**
 * Returns how to animate a zoom in the treemap. Zooming in starts with the whole old layout and ends with a part of it.
 * Zooming out starts with a part of the new layout and ends with all of it.
 */
function zoomBetween(last: Tile | undefined, next: Tile): { tile: Tile; from: Window; to: Window } | undefined {
  if (!last || last.data === next.data) return undefined;
  const inside = last.descendants().find(({ data }) => data === next.data);
  if (inside) return { tile: last, from: windowOf(last), to: windowOf(inside) };
  const outside = next.descendants().find(({ data }) => data === last.data);
  return outside && { tile: next, from: windowOf(outside), to: windowOf(next) };
}

function windowOf({ x0, y0, x1, y1 }: Tile): Window {
  return { x: x0, y: y0, width: Math.max(x1 - x0, 1), height: Math.max(y1 - y0, 1) };
}
