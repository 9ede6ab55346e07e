import type { CDPSession } from 'playwright-core';

/** Memory that a browser tab uses after garbage collection. */
export interface MemoryUse {
  /** Size of the JavaScript heap in MB (1,000,000 bytes). */
  heap_mb: number;
  /** Number of DOM nodes and event listeners of the page. */
  nodes: number;
  listeners: number;
}

/**
 * Collects garbage and measures the memory that a tab uses.
 *
 * @param devtools devtools session of the tab
 * @param pause how long to wait after each of three collections, in milliseconds
 */
export async function measureMemory(devtools: CDPSession, pause = 500): Promise<MemoryUse> {
  for (let times = 0; times < 3; times += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap_mb: Math.round(usedSize / 100_000) / 10, nodes, listeners: jsEventListeners };
}
