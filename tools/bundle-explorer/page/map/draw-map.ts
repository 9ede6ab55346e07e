import { hasTitle, TITLE, type Tile } from './layout-map.ts';

/** Colors of the picture, from the styles of the page. */
export interface Paint {
  surface: string;
  ink: string;
  line: string;
  focus: string;
  /** Of parts: chunk by chunk, in turn. */
  parts: string[];
  font: string;
}

/** The part of the layout that the picture shows, in its pixels: all of it, or less while it is zoomed. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawing {
  root: Tile;
  window: Window;
  width: number;
  height: number;
  /** Framed: where the keyboard or the pointer is. */
  focused?: Tile | undefined;
  /** Numbers of modules that are shown as found; others are pale. */
  marked?: ReadonlySet<number> | undefined;
}

/** Names shorter than this many pixels are left out. */
const SHORTEST = 24;
/** Mean width of a letter of the picture's font at its size: measuring each text would take longer than drawing it. */
const LETTER = 7;

/** Draws all parts that can be seen. Nothing is measured and nothing is made, so a frame of 4,000 modules stays below 16 ms. */
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
    const { chunk, module, name } = tile.data;
    const isPale = marked && module !== -1 && !marked.has(module);
    context.fillStyle =
      isPale || chunk === -1 ? paint.surface : (paint.parts[chunk % paint.parts.length] ?? paint.surface);
    context.fillRect(x, y, w, h);
    if (w > 3 && h > 3 && (tile.children || w * h > 60)) {
      context.strokeStyle = paint.line;
      context.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
    }
    if (tile.children ? hasTitle(tile) && tile !== root : h > 12) {
      const middle = tile.children ? y + (TITLE * scaleY) / 2 : y + Math.min(h / 2, 10);
      write(name, Math.max(x, 0) + 4, middle, Math.min(x + w, width) - Math.max(x, 0) - 8);
    }
    for (const child of tile.children ?? []) draw(child);
  };

  const write = (text: string, x: number, y: number, room: number): void => {
    if (room < SHORTEST) return;
    const letters = Math.floor(room / LETTER);
    context.fillStyle = paint.ink;
    context.fillText(text.length > letters ? `${text.slice(0, letters - 1)}…` : text, x, y);
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

/** The colors of the page as they are now. Forced colors have names of their own, which canvases know. */
export function paintOf(element: HTMLElement): Paint {
  const style = getComputedStyle(element);
  const font = `12px ${style.fontFamily}`;
  if (matchMedia('(forced-colors: active)').matches)
    return { surface: 'Canvas', ink: 'CanvasText', line: 'CanvasText', focus: 'Highlight', parts: ['Canvas'], font };
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface-soft'),
    ink: token('ink'),
    line: token('line-strong'),
    focus: token('accent'),
    parts: ['accent-soft', 'good-soft', 'warn-soft', 'plum-soft', 'bad-soft', 'surface-hover'].map(token),
    font,
  };
}

/** Between two windows, at a share of the way; slow at both ends. */
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
