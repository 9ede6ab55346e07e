import { beforeEach, expect, test, vi } from 'vitest';
import { handedStats } from './handed-stats.ts';

let kept: Map<string, string>;
let clicked: string[];

beforeEach(() => {
  kept = new Map();
  clicked = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: () => {
      const link = { href: '', remove: () => {}, click: () => void clicked.push(link.href) };
      return link;
    },
  });
});

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Response(blob?.stream().pipeThrough(new DecompressionStream('gzip'))).text();

test('stats arrive as they left, once, and the explorer opens', async () => {
  const stats = { version: '5', modules: [{ name: './“höhe”.js' }], filler: 'x'.repeat(1_000_000) };
  expect(await handedStats.openIn('/tools/bundle/', stats, 'Playground')).toBe(true);
  expect(clicked).toEqual(['/tools/bundle/']);
  // A million identical characters compress to a few thousand.
  expect([...kept.values()].join('').length).toBeLessThan(10_000);
  const handed = handedStats.take();
  expect(handed?.name).toBe('Playground');
  expect(JSON.parse(await textOf(handed?.blob))).toEqual(stats);
  expect(handedStats.take()).toBeUndefined();
});

test('where storage is full, nothing opens; where it holds something else, nothing is taken', async () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(await handedStats.openIn('/tools/bundle/', '{}', 'Playground')).toBe(false);
  expect(clicked).toEqual([]);
  for (const garbage of ['', 'null', 'x\n<img>', 'x\n=====']) {
    vi.stubGlobal('sessionStorage', { getItem: () => garbage, removeItem: () => {} });
    expect(handedStats.take()).toBeUndefined();
  }
});
