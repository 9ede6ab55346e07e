/** Data and layout of the graph on the home page: modules, their imports, and the output files. */

interface Node {
  /** Label in a box of the graph. Edges refer to boxes by this name. */
  name: string;
  kind: 'module' | 'asset';
  /**
   * Column of the box in the graph, from 0 (modules without dependencies) to 4 (assets). webpack's cube is in column 3.
   */
  stage: number;
  /** Position of the box within its column of the graph, and the number of positions in that column. */
  place: number;
  of: number;
}

const modules: Omit<Node, 'kind'>[] = [
  { name: 'logo.svg', stage: 0, place: 0, of: 3 },
  { name: 'theme.css', stage: 0, place: 1, of: 3 },
  { name: 'data.json', stage: 0, place: 2, of: 3 },
  { name: 'header.tsx', stage: 1, place: 0, of: 2 },
  { name: 'chart.ts', stage: 1, place: 1, of: 2 },
  { name: 'index.ts', stage: 2, place: 0, of: 1 },
];
const assets: Omit<Node, 'kind'>[] = ['main.js', 'main.css', 'logo.f3a1.svg'].map((name, place) => ({
  name,
  stage: 4,
  place,
  of: 3,
}));

/** Edges of the module graph, each from an imported module to the module that imports it. */
const imports: [string, string][] = [
  ['logo.svg', 'header.tsx'],
  ['theme.css', 'header.tsx'],
  ['theme.css', 'chart.ts'],
  ['data.json', 'chart.ts'],
  ['header.tsx', 'index.ts'],
  ['chart.ts', 'index.ts'],
];

/** A labeled box in the module graph. Lengths are in units of the drawing. */
interface Box {
  name: string;
  kind: 'module' | 'asset';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The module graph with its layout: boxes, position of webpack's cube, and edges as SVG path data. */
interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  cube: { x: number; y: number; size: number };
  curves: string[];
}

const boxHeight = 34;
const cubeSize = 72;
const cubeStage = 3;

/** Lays out the module graph from left to right (`wide`) or from top to bottom (`tall`). */
export function layOut(direction: 'wide' | 'tall'): Drawing {
  const isWide = direction === 'wide';
  const boxWidth = isWide ? 136 : 112;
  const [width, height] = isWide ? [880, 250] : [360, 384];
  const along = isWide ? width - boxWidth : height - boxHeight;
  const across = isWide ? height : width;
  /** Returns the coordinates of the center of a position in the graph. */
  const middle = ({ stage, place, of }: Pick<Node, 'stage' | 'place' | 'of'>): [number, number] => {
    const ahead = (along * stage) / 4 + (isWide ? boxWidth : boxHeight) / 2;
    const aside = (across * (place + 0.5)) / of;
    return isWide ? [ahead, aside] : [aside, ahead];
  };
  const nodes: Node[] = [
    ...modules.map((module) => ({ ...module, kind: 'module' as const })),
    ...assets.map((asset) => ({ ...asset, kind: 'asset' as const })),
  ];
  const middles = new Map(nodes.map((node) => [node.name, middle(node)]));
  const webpack = middle({ stage: cubeStage, place: 0, of: 1 });
  const halfBox = (isWide ? boxWidth : boxHeight) / 2;

  /**
   * Returns a curve for an edge of the graph, from the far side of one position to the near side of another, with gaps
   * at both ends.
   */
  const curve = (from: [number, number], to: [number, number], [startGap, endGap]: [number, number]): string => {
    const axis = isWide ? 0 : 1;
    const start = from[axis] + startGap;
    const end = to[axis] - endGap;
    const at = (place: [number, number], along: number): string => place.with(axis, along).join(' ');
    const bend = (start + end) / 2;
    return `M${at(from, start)}C${at(from, bend)} ${at(to, bend)} ${at(to, end)}`;
  };
  const boxGap = halfBox + 7;
  const cubeGap = cubeSize / 2 + 6;
  return {
    width,
    height,
    boxes: nodes.map(({ name, kind }) => {
      const [x, y] = middles.get(name)!;
      return { name, kind, x: x - boxWidth / 2, y: y - boxHeight / 2, width: boxWidth, height: boxHeight };
    }),
    cube: { x: webpack[0] - cubeSize / 2, y: webpack[1] - cubeSize / 2, size: cubeSize },
    curves: [
      ...imports.map(([from, to]) => curve(middles.get(from)!, middles.get(to)!, [halfBox, boxGap])),
      curve(middles.get('index.ts')!, webpack, [halfBox, cubeGap]),
      ...assets.map(({ name }) => curve(webpack, middles.get(name)!, [cubeGap - 6, boxGap])),
    ],
  };
}
