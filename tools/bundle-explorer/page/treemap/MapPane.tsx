import { useMemo, useState } from 'react';
import type { Build } from '../../model/build.ts';
import { type SizeNode, sizeTree } from '../../model/size-tree.ts';
import type { Emitted } from '../worker/messages.ts';
import { SizeTable } from '../SizeTable.tsx';
import { SizeMap } from './SizeMap.tsx';
import * as styles from './MapPane.module.css';

interface MapPaneProps {
  build: Build;
  emitted: Emitted | undefined;
  marked: ReadonlySet<number> | undefined;
  onModule: (module: number) => void;
}

/** Which sizes of modules the treemap shows: before minification, or in the emitted files. */
type Measure = 'stat' | 'real';

/** The treemap of all chunks, with a table of the part that is zoomed in. */
export function MapPane({ build, emitted, marked, onModule }: MapPaneProps) {
  const [wanted, setMeasure] = useState<Measure>('stat');
  const measure = emitted ? wanted : 'stat';
  const tree = useMemo(() => treeOf(build, measure === 'real' ? emitted : undefined), [build, emitted, measure]);
  const [path, setPath] = useState<string[]>([]);
  const nodes = useMemo(() => nodesOn(tree, path), [tree, path]);
  const node = nodes.at(-1) ?? tree;
  const choose = (chosen: SizeNode) => {
    if (chosen.module !== -1) return onModule(chosen.module);
    setPath(pathTo(tree, chosen) ?? []);
  };
  return (
    <div>
      <div className={styles.bar}>
        <nav aria-label={TEXTS.bundleExplorer.zoom} className={styles.crumbs}>
          {nodes.map(({ name }, depth) => (
            <button
              key={path.slice(0, depth).join('\n')}
              type="button"
              aria-current={depth === nodes.length - 1 || undefined}
              onClick={() => setPath(path.slice(0, depth))}
            >
              {depth === 0 ? TEXTS.bundleExplorer.allChunks : name}
            </button>
          ))}
        </nav>
        {emitted && (
          <label>
            {TEXTS.bundleExplorer.measures}{' '}
            <select value={measure} onChange={({ target }) => setMeasure(target.value === 'real' ? 'real' : 'stat')}>
              <option value="stat">{TEXTS.bundleExplorer.beforeMinification}</option>
              <option value="real">{TEXTS.bundleExplorer.inFiles}</option>
            </select>
          </label>
        )}
      </div>
      <SizeMap node={node} marked={marked} onChoose={choose} onOut={() => setPath(path.slice(0, -1))} />
      <SizeTable
        key={path.join('\n')}
        caption={TEXTS.bundleExplorer.partsOf(path.length === 0 ? TEXTS.bundleExplorer.theBundle : node.name)}
        nameHead={path.length === 0 ? TEXTS.bundleExplorer.chunk : TEXTS.bundleExplorer.directoryOrModule}
        rows={node.children.map((child, index) => ({
          key: String(index),
          name: child.module === -1 ? `${child.name}${path.length === 0 ? '' : '/'}` : child.name,
          size: child.size,
          onChoose: () => choose(child),
        }))}
      />
    </div>
  );
}

function treeOf(build: Build, emitted: Emitted | undefined): SizeNode {
  return sizeTree(build, (module, chunk) =>
    emitted ? (emitted.sizes.get(chunk)?.get(module) ?? 0) : (build.modules[module]?.size ?? 0),
  );
}

/**
 * Follows a path of names from the root of the treemap, and returns the nodes on it. Stops at a missing name, which can
 * happen when the user switches between sizes.
 */
function nodesOn(tree: SizeNode, path: string[]): SizeNode[] {
  const nodes = [tree];
  for (const name of path) {
    const next = nodes.at(-1)?.children.find((child) => child.name === name && child.module === -1);
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
}

function pathTo(tree: SizeNode, wanted: SizeNode): string[] | undefined {
  if (tree === wanted) return [];
  for (const child of tree.children) {
    const rest = pathTo(child, wanted);
    if (rest) return [child.name, ...rest];
  }
  return undefined;
}
