import * as styles from './ModuleGraph.module.css';

interface Box {
  name: string;
  kind: 'module' | 'asset';
  /** Left edge and center line of the box, in units of the drawing. The center of the cube is at 0, 0. */
  x: number;
  y: number;
}

const width = { module: 90, asset: 114 };
const height = 34;

const boxes: Box[] = [
  { name: 'page.tsx', kind: 'module', x: -326, y: -84 },
  { name: 'theme.css', kind: 'module', x: -326, y: 0 },
  { name: 'logo.svg', kind: 'module', x: -326, y: 84 },
  { name: 'index.ts', kind: 'module', x: -214, y: 0 },
  { name: 'main.js', kind: 'asset', x: 126, y: -84 },
  { name: 'main.css', kind: 'asset', x: 126, y: 0 },
  { name: 'logo.f3a1.svg', kind: 'asset', x: 126, y: 84 },
];

/** Edges of the graph: from an imported module to the one that imports it, then to the cube, and to the assets. */
const edges = [
  'M-236-84C-205-84-169-70-169-20',
  'M-236 0H-216',
  'M-236 84C-205 84-169 70-169 20',
  'M-124 0H-100',
  'M98-50 124-84',
  'M98 0H124',
  'M98 50 124 84',
];

/** Draws the modules that enter the cube of the hero, and the files that leave it. */
export function ModuleGraph() {
  return (
    <svg className={styles.graph} viewBox="-334 -120 668 240">
      <marker id="graph-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1 1 7 4 1 7" />
      </marker>
      {edges.map((edge) => (
        <path key={edge} d={edge} markerEnd="url(#graph-arrow)" />
      ))}
      {boxes.map(({ name, kind, x, y }) => (
        <g key={name} className={styles[kind]}>
          <rect x={x} y={y - height / 2} width={width[kind]} height={height} rx="6" />
          <text x={x + width[kind] / 2} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
