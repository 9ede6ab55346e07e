/**
 * Worker thread that converts the prose of pages to Markdown for `cachedBodies`. Gets the pages as `workerData`, and
 * posts all results in one message, in the same order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { markdownBody } from './markdown-body.ts';
import type { PageToCopy } from './cached-bodies.ts';

parentPort!.postMessage((workerData as PageToCopy[]).map(({ html, ...place }) => markdownBody(html, place)));
