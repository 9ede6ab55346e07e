import { sizeInWords } from '../words.ts';
import { hasTitle, TITLE, type Tile } from './layout-map.ts';
import { mayHaveLabel, nameLabel, titleLabel, wholeText } from './tile-label.ts';

/** Colors of the treemap, which come from the page's styles. */
interface Paint {
  surface: string;
  ink: string;
  /** Text color of the sizes that the treemap shows below or beside the names. */
  inkSoft: string;
  line: string;
  focus: string;
  /** Colors of the chunks in the treemap, used in turn. */
  parts: string[];
  font: string;
}

/** The visible part of the treemap's layout, in pixels. While zooming, it is smaller than the layout. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Drawing {
  root: Tile;
  window: Window;
  width: number;
  height: number;
  /** The treemap tile that has the focus or is hovered. */
  focused?: Tile | undefined;
  /** Indexes of the modules to highlight in the treemap. All others are dimmed. */
  marked?: ReadonlySet<number> | undefined;
}

/** Distance of text from the edges of its treemap tile, in pixels. */
const MARGIN = 6;
/** Height of a line of text in the treemap, in pixels. */
const LINE = 16;

/**
 * Draws all visible tiles of the treemap. Nothing is measured or allocated, so that a frame with 4,000 modules takes
 * less than 16 ms.
 */
export function drawMap(context: CanvasRenderingContext2D, drawing: Drawing, paint: Paint): void {
  const { root, window, width, height, focused, marked } = drawing;
  const scaleX = width / window.width;
  const scaleY = height / window.height;
  context.fillStyle = paint.surface;
  context.fillRect(0, 0, width, height);
  context.font = paint.font;
  context.textBaseline = 'middle';

  const draw = (tile: Tile): void => {
    const x = (tile.x0 - window.x) * scaleX;
    const y = (tile.y0 - window.y) * scaleY;
    const w = (tile.x1 - tile.x0) * scaleX;
    const h = (tile.y1 - tile.y0) * scaleY;
    if (w < 0.5 || h < 0.5 || x > width || y > height || x + w < 0 || y + h < 0) return;
    const { chunk, module, name, size } = tile.data;
    const isPale = marked && module !== -1 && !marked.has(module);
    context.fillStyle =
      isPale || chunk === -1 ? paint.surface : (paint.parts[chunk % paint.parts.length] ?? paint.surface);
    context.fillRect(x, y, w, h);
    if (w > 3 && h > 3 && (tile.children || w * h > 60)) {
      context.strokeStyle = paint.line;
      context.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
    }
    const start = Math.max(x, 0) + MARGIN;
    const room = Math.min(x + w, width) - start - MARGIN;
    if (!tile.children) {
      const label = h > 12 && mayHaveLabel(width, w, h) ? nameLabel(name, room) : '';
      write(label, start, y + Math.min(h / 2, 12));
      // Omit the size if there is no room for the name.
      if (label && h > 2 * LINE) write(wholeText(sizeInWords(size), room), start, y + 12 + LINE, paint.inkSoft);
    } else if (hasTitle(tile) && tile !== root) {
      write(titleLabel(name, sizeInWords(size), room), start, y + (TITLE * scaleY) / 2);
    }
    for (const child of tile.children ?? []) draw(child);
  };

  const write = (text: string, x: number, y: number, ink = paint.ink): void => {
    if (text === '') return;
    context.fillStyle = ink;
    context.fillText(text, x, y);
  };

  draw(root);
  if (focused && focused !== root) {
    context.strokeStyle = paint.focus;
    context.lineWidth = 3;
    context.strokeRect(
      (focused.x0 - window.x) * scaleX + 1.5,
      (focused.y0 - window.y) * scaleY + 1.5,
      (focused.x1 - focused.x0) * scaleX - 3,
      (focused.y1 - focused.y0) * scaleY - 3,
    );
    context.lineWidth = 1;
  }
}

/**
 * Returns the page's current colors for the treemap. In forced-colors mode, they are system colors, which canvases
 * support.
 */
export function paintOf(element: HTMLElement): Paint {
  const style = getComputedStyle(element);
  const font = `12px ${style.fontFamily}`;
  if (matchMedia('(forced-colors: active)').matches)
    return {
      surface: 'Canvas',
      ink: 'CanvasText',
      inkSoft: 'CanvasText',
      line: 'CanvasText',
      focus: 'Highlight',
      parts: ['Canvas'],
      font,
    };
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface-soft'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    line: token('surface'),
    focus: token('accent'),
    parts: ['blue', 'teal', 'violet', 'sky', 'slate', 'indigo'].map((color) => token(`part-${color}`)),
    font,
  };
}

/** Interpolates between two visible areas of the treemap, with easing. */
export function between(from: Window, to: Window, share: number): Window {
  const eased = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
  const mix = (one: number, other: number) => one + (other - one) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
