/** Exports of the chunk of a page, which tests and benchmarks read. */
interface ReadChunk {
  page: { url: string };
  /** HTML of the page's main content. */
  html: string;
}

/**
 * Evaluates a page's chunk as webpack's runtime would, and returns the exports of its module.
 *
 * @param source content of the chunk's file
 */
export function readChunk(source: string): ReadChunk {
  const exports: Record<string, unknown> = {};
  type Factory = (module: object, exports: object, load: object) => void;
  const load = {
    r: () => undefined,
    d: (_: object, getters: Record<string, () => unknown> | unknown[]) => {
      // In the runtime's compact export format, a name is followed by a getter, or by 0 and a value.
      const list = Array.isArray(getters) ? [...getters] : Object.entries(getters).flat();
      while (list.length > 0) {
        const [name, getter] = list.splice(0, 2);
        const get = getter === 0 ? list.shift() : getter;
        Object.defineProperty(exports, String(name), getter === 0 ? { value: get } : { get: get as () => unknown });
      }
    },
  };
  const chunks: [string[], Record<string, Factory>][] = [];
  new Function('globalThis', 'siteChunks', source)(new Proxy({}, { get: () => chunks }), chunks);
  for (const factory of Object.values(chunks[0]?.[1] ?? {})) factory({}, {}, load);
  return exports as unknown as ReadChunk;
}
