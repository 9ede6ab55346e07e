import type { LiteralValue } from './literal.ts';

/** Names of CSS properties whose numbers have no unit. */
const unitless = new Set([
  'opacity',
  'z-index',
  'flex',
  'flex-grow',
  'flex-shrink',
  'order',
  'font-weight',
  'line-height',
  'zoom',
  'columns',
  'aspect-ratio',
]);

/**
 * Converts a React `style` object to CSS text: `{textAlign: 'center', padding: 4}` becomes
 * `text-align:center;padding:4px`.
 */
export function styleText(style: Record<string, LiteralValue>): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const unit =
        typeof value === 'number' && value !== 0 && !unitless.has(property) && !name.startsWith('--') ? 'px' : '';
      return `${property}:${String(value)}${unit}`;
    })
    .join(';');
}
