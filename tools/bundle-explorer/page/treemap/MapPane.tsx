import { useMemo, useState } from 'react';
import type { Build } from '../../model/build.ts';
import { type SizeNode, sizeTree } from '../../model/size-tree.ts';
import type { Emitted } from '../worker/messages.ts';
import { isNarrowWindow, useMedia } from '../useMedia.ts';
import { SizeTable } from '../SizeTable.tsx';
import { SizeMap } from './SizeMap.tsx';
import * as styles from './MapPane.module.css';

interface MapPaneProps {
  build: Build;
  emitted: Emitted | undefined;
  marked: ReadonlySet<number> | undefined;
  /** Path from the root of the treemap to the shown part: the index of a child on each level. */
  zoom: readonly number[];
  onZoom: (zoom: readonly number[]) => void;
  onModule: (module: number) => void;
}

/** Which sizes of modules the treemap shows: before minification, or in the emitted files. */
type Measure = 'stat' | 'real';

/** The treemap of all chunks, with a table of the part that is zoomed in. */
export function MapPane({ build, emitted, marked, zoom, onZoom, onModule }: MapPaneProps) {
  const [wanted, setMeasure] = useState<Measure>('stat');
  const measure = emitted ? wanted : 'stat';
  const tree = useMemo(() => treeOf(build, measure === 'real' ? emitted : undefined), [build, emitted, measure]);
  const nodes = useMemo(() => nodesOn(tree, zoom), [tree, zoom]);
  const node = nodes.at(-1) ?? tree;
  const isNarrow = useMedia(isNarrowWindow);
  const choose = (chosen: SizeNode) => {
    if (chosen.module !== -1) return onModule(chosen.module);
    onZoom(pathTo(tree, chosen) ?? []);
  };
  const remeasure = (next: Measure) => {
    // The same directory has another index when the sizes differ.
    const other = treeOf(build, next === 'real' ? emitted : undefined);
    onZoom(pathByName(other, nodes.slice(1)));
    setMeasure(next);
  };
  const map = (
    <SizeMap key="map" node={node} marked={marked} onChoose={choose} onOut={() => onZoom(zoom.slice(0, -1))} />
  );
  const table = (
    <SizeTable
      key={`table ${zoom.join('.')}`}
      caption={TEXTS.bundleExplorer.partsOf(nodes.length === 1 ? TEXTS.bundleExplorer.theBundle : node.name)}
      nameHead={nodes.length === 1 ? TEXTS.bundleExplorer.chunk : TEXTS.bundleExplorer.directoryOrModule}
      rows={node.children.map((child, index) => ({
        key: String(index),
        name: child.module === -1 ? `${child.name}${nodes.length === 1 ? '' : '/'}` : child.name,
        size: child.size,
        onChoose: () => choose(child),
      }))}
    />
  );
  return (
    <div>
      <div className={styles.bar}>
        <nav aria-label={TEXTS.bundleExplorer.zoom} className={styles.crumbs}>
          {nodes.map(({ name }, depth) => (
            <button
              key={depth}
              type="button"
              aria-current={depth === nodes.length - 1 || undefined}
              onClick={() => onZoom(zoom.slice(0, depth))}
            >
              {depth === 0 ? TEXTS.bundleExplorer.allChunks : name}
            </button>
          ))}
        </nav>
        {emitted && (
          <label>
            {TEXTS.bundleExplorer.measures}{' '}
            <select value={measure} onChange={({ target }) => remeasure(target.value === 'real' ? 'real' : 'stat')}>
              <option value="stat">{TEXTS.bundleExplorer.beforeMinification}</option>
              <option value="real">{TEXTS.bundleExplorer.inFiles}</option>
            </select>
          </label>
        )}
      </div>
      {isNarrow ? [table, map] : [map, table]}
    </div>
  );
}

function treeOf(build: Build, emitted: Emitted | undefined): SizeNode {
  return sizeTree(build, (module, chunk) =>
    emitted ? (emitted.sizes.get(chunk)?.get(module) ?? 0) : (build.modules[module]?.size ?? 0),
  );
}

/** Follows a path of indexes from the root of the treemap, and returns the nodes on it. Stops where it leads nowhere. */
function nodesOn(tree: SizeNode, zoom: readonly number[]): SizeNode[] {
  const nodes = [tree];
  for (const index of zoom) {
    const next = nodes.at(-1)?.children[index];
    if (next?.module !== -1) break;
    nodes.push(next);
  }
  return nodes;
}

function pathTo(tree: SizeNode, wanted: SizeNode): number[] | undefined {
  if (tree === wanted) return [];
  for (const [index, child] of tree.children.entries()) {
    const rest = pathTo(child, wanted);
    if (rest) return [index, ...rest];
  }
  return undefined;
}

/** Finds the nodes of another treemap in this one by their names, and returns the path of indexes to the last one. */
function pathByName(tree: SizeNode, nodes: readonly SizeNode[]): number[] {
  const path: number[] = [];
  let node = tree;
  for (const { name } of nodes) {
    const index = node.children.findIndex((child) => child.name === name && child.module === -1);
    const next = node.children[index];
    if (!next) break;
    path.push(index);
    node = next;
  }
  return path;
}
