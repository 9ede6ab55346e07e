import { useId } from 'react';
import { Cube } from '../../ui/Logo/Cube.tsx';
import { layOut } from './modules-graph.ts';
import * as styles from './ModulesDrawing.module.css';

/**
 * Draws modules with their dependencies on one side, webpack's cube in the middle, and static assets on the other side.
 */
export function ModulesDrawing() {
  return (
    <figure className={styles.figure}>
      <Graph direction="wide" />
      <Graph direction="tall" />
      <figcaption>{TEXTS.home.drawing}</figcaption>
    </figure>
  );
}

/** Renders one layout of the drawing, wide or tall. CSS shows the layout that fits. */
function Graph({ direction }: { direction: 'wide' | 'tall' }) {
  const { width, height, boxes, cube, curves } = layOut(direction);
  const arrow = useId();
  return (
    <svg className={styles[direction]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <marker id={arrow} viewBox="0 0 8 8" refX="2" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path className={styles.head} d="M0 0 8 4 0 8Z" />
      </marker>
      {curves.map((curve) => (
        <path key={curve} className={styles.curve} d={curve} markerEnd={`url(#${arrow})`} />
      ))}
      {boxes.map(({ name, kind, ...box }) => (
        <g key={`${kind} ${name}`} className={styles[kind]}>
          <rect {...box} rx="6" />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2}>
            {name}
          </text>
        </g>
      ))}
      <svg x={cube.x} y={cube.y} width={cube.size} height={cube.size}>
        <Cube size={cube.size} />
      </svg>
    </svg>
  );
}
